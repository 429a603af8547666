import type { Arquivo } from '@martelo/shared/arquivo';
import { type ArquivoDoZip, zipar } from '../../api/planilha/zip.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import type { Capa, Fonte, SemTitular } from './fonte.ts';
import { paginaDosDados } from './pagina.ts';
import { type Exportacao, PARTES } from './registros.ts';

interface Dependencias {
  registros: Registros;
  fontes: readonly Fonte[];
  semTitular: SemTitular;
  /** Null once it was erased. */
  conteudo(arquivoUid: string): Promise<Buffer | null>;
}

const ARQUIVOS = 'arquivos';

/**
 * The file of everything about somebody: a page for people, the same as JSON for programs, and the files they sent. Made as it is read, from
 * what was gathered.
 */
export function arquivoDosDados(d: Dependencias, exportacao: Exportacao, capa: Capa): AsyncGenerator<Buffer> {
  const linhasDe = (fonte: string) => linhas(d.registros, exportacao, fonte);
  const enviados = async function* (): AsyncGenerator<ArquivoDoZip> {
    let numero = 0;
    for await (const linha of linhasDe(ARQUIVOS)) {
      const { uid, nome, situacao } = linha as unknown as Arquivo;
      numero += 1;
      if (situacao === 'GUARDADO')
        yield { nome: `arquivos-enviados/${numero}-${nome}`, conteudo: bytesDe(d, uid) };
    }
  };
  return zipar(
    concatenar(
      [
        { nome: 'meus-dados.html', conteudo: paginaDosDados({ ...d, linhasDe }, capa) },
        { nome: 'meus-dados.json', conteudo: jsonDosDados(d, linhasDe, capa) },
      ],
      enviados(),
    ),
  );
}

async function* bytesDe({ conteudo }: Dependencias, uid: string): AsyncGenerator<Uint8Array> {
  const bytes = await conteudo(uid);
  if (bytes !== null) yield bytes;
}

async function* concatenar<T>(primeiros: readonly T[], outros: AsyncIterable<T>): AsyncGenerator<T> {
  yield* primeiros;
  yield* outros;
}

/** What was gathered of one kind, a part in memory at a time. */
async function* linhas(
  registros: Registros,
  { uid, partes }: Exportacao,
  fonte: string,
): AsyncGenerator<Record<string, unknown>> {
  const colecao = registros.colecao(PARTES);
  const [de, ate] = partes[fonte] ?? [0, 0];
  for (let numero = de; numero < ate; numero += 1)
    yield* (await colecao.obter(SISTEMA, `${uid}:${numero}`))?.linhas ?? [];
}

async function* jsonDosDados(
  { fontes, semTitular }: Dependencias,
  linhasDe: (fonte: string) => AsyncIterable<Record<string, unknown>>,
  { marca, nome, em }: Capa,
): AsyncGenerator<string> {
  const capa = {
    formato: 'martelo/meus-dados/1',
    marca,
    titular: nome,
    geradoEm: new Date(em).toISOString(),
  };
  yield `${JSON.stringify(capa).slice(0, -1)},"dados":{`;
  for (const [i, { definicao, titulo, explica, semCampos = {} }] of fontes.entries()) {
    const cabeca = { titulo, explica, deFora: semCampos };
    yield `${i === 0 ? '' : ','}\n${JSON.stringify(definicao.nome)}:${JSON.stringify(cabeca).slice(0, -1)},"registros":[`;
    let primeira = true;
    for await (const linha of linhasDe(definicao.nome)) {
      yield `${primeira ? '' : ','}\n${JSON.stringify(linha)}`;
      primeira = false;
    }
    yield ']}';
  }
  yield `},\n"naoConstam":${JSON.stringify(semTitular)}}\n`;
}
