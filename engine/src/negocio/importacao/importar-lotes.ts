import { ErroMartelo } from '@martelo/shared/erros';
import { type LoteEntrada, type LoteEscrita, loteEscrita } from '@martelo/shared/lote';
import { type Arquivo, invalido, type LinhaPlanilha } from './arquivo.ts';
import { CAIXA } from './caixa.ts';
import { GENERICO } from './generico.ts';
import { type Cabecalho, LinhaLida, lerCabecalho, type Perfil } from './perfil.ts';
import { lerPlanilha } from './planilha.ts';
import { anotar, novoRelatorio, type Problema, type Relatorio } from './relatorio.ts';

export type Origem = NonNullable<LoteEscrita['origem']>;

export interface Importacao {
  arquivo: Arquivo;
  nomeArquivo: string;
  /** True: everything is read and checked, nothing is written. */
  simular: boolean;
  /** The lot that came from this origin before; null when none did. */
  existente(origem: Origem): string | null;
  /** Writes new lots, at most TAMANHO_LOTE of them, all or none. */
  incluir(lotes: LoteEscrita[]): Promise<void>;
  /** Writes what the file says of a lot that is there; asked in a simulation too, where it only refuses. `mudancas` has only what the file carries, no defaults. */
  alterar(uid: string, mudancas: LoteEntrada): Promise<void>;
  /** Called after each batch. */
  progresso?(relatorio: Readonly<Relatorio>): void;
}

/** How many lots are written at once: what bounds the memory of an import. */
export const TAMANHO_LOTE = 500;
/** And how long they may be together: they are one commit, and a store's document ends somewhere. */
const CARACTERES_POR_CONJUNTO = 1_500_000;
/** How far down a header is looked for: title and empty lines come before it. */
const LINHAS_ATE_CABECALHO = 30;

const PERFIS = [CAIXA, GENERICO] as unknown as readonly Perfil[];

type Lido = { linha: LinhaLida; entrada: LoteEntrada };

/**
 * Makes lots of a sheet's rows, kept or refused one by one; see `relatorioImportacao` for what it answers.
 * Throws ARQUIVO_INVALIDO when the file is no sheet or has no header that is known, CORPO_GRANDE_DEMAIS beyond the limits.
 * A refusal of `alterar` (ErroMartelo) is that row's error; one of `incluir` ends the import.
 */
export async function importarLotes(importacao: Importacao): Promise<Relatorio> {
  const relatorio = novoRelatorio();
  const vistos = new Map<string, { linha: number; conteudo: string }>();
  let pendentes: Lido[] = [];
  for await (const { linha, conteudo } of linhasLidas(importacao)) {
    relatorio.linhas += 1;
    const entrada = repetida(linha, conteudo, vistos);
    if (entrada === null) relatorio.ignorados += 1;
    else pendentes.push({ linha, entrada });
    anotar(relatorio, linha.problemas);
    if (pendentes.length < TAMANHO_LOTE) continue;
    await gravar(importacao, pendentes, relatorio);
    pendentes = [];
  }
  await gravar(importacao, pendentes, relatorio);
  return relatorio;
}

/** The rows below the header. A header that comes again (two files one after the other) is obeyed from there on. */
async function* linhasLidas({
  arquivo,
  nomeArquivo,
}: Importacao): AsyncIterable<{ linha: LinhaLida; conteudo: readonly string[] }> {
  let cabecalho: Cabecalho | null = null;
  let antes = 0;
  for await (const planilha of lerPlanilha(arquivo, nomeArquivo)) {
    const outro: Cabecalho | null = ehCandidata(planilha, cabecalho)
      ? lerCabecalho(planilha.celulas, PERFIS)
      : null;
    if (outro !== null) cabecalho = outro;
    else if (cabecalho !== null) {
      yield { linha: new LinhaLida(cabecalho, planilha), conteudo: planilha.celulas };
    } else if (++antes > LINHAS_ATE_CABECALHO) break;
  }
  if (cabecalho === null) throw invalido(nomeArquivo, `não tem um cabeçalho conhecido: ${documentadas()}`);
}

/** Once there is a header, only a line that begins as it does may be another. */
const ehCandidata = ({ celulas }: LinhaPlanilha, cabecalho: Cabecalho | null): boolean =>
  cabecalho === null || celulas[0] === cabecalho.nomes[0];

function repetida(
  linha: LinhaLida,
  conteudo: readonly string[],
  vistos: Map<string, { linha: number; conteudo: string }>,
): LoteEntrada | null {
  const entrada = lerEntrada(linha, conteudo);
  if (entrada?.origem === undefined) return entrada;
  const { fonte, codigo } = entrada.origem;
  const texto = conteudo.join('\u0000');
  const anterior = vistos.get(`${fonte}/${codigo}`);
  if (anterior === undefined) {
    vistos.set(`${fonte}/${codigo}`, { linha: linha.linha, conteudo: texto });
    return entrada;
  }
  if (anterior.conteudo === texto) linha.aviso('numero', `Linha igual à ${anterior.linha}; ficou de fora.`);
  else linha.erro('numero', `O número ${codigo} já apareceu na linha ${anterior.linha}, com outros dados.`);
  return null;
}

function lerEntrada(linha: LinhaLida, celulas: readonly string[]): LoteEntrada | null {
  if (linha.sobras()) {
    linha.problemas.push(
      daLinha(linha, celulas.join(' | ').slice(0, 300), 'A linha tem mais células que o cabeçalho.'),
    );
    return null;
  }
  if (celulas.some((celula) => celula.includes('\ufffd'))) {
    const mensagem = 'Há caracteres ilegíveis nesta linha; confira os textos.';
    linha.problemas.push({ ...daLinha(linha, '', mensagem), tipo: 'aviso' });
  }
  const entrada = linha.ler();
  const conferida = entrada === null ? null : loteEscrita.safeParse(entrada);
  if (conferida === null || conferida.success) return entrada;
  const onde = conferida.error.issues.map((problema) => problema.path.join('.')).join(', ');
  linha.problemas.push(daLinha(linha, '', `A linha não forma um lote válido (${onde}).`));
  return null;
}

const daLinha = (linha: LinhaLida, valor: string, mensagem: string): Problema => ({
  tipo: 'erro',
  linha: linha.linha,
  coluna: '',
  valor,
  mensagem,
});

async function gravar(importacao: Importacao, lidos: readonly Lido[], relatorio: Relatorio): Promise<void> {
  const novos: LoteEscrita[] = [];
  for (const { linha, entrada } of lidos) {
    const uid = entrada.origem === undefined ? null : importacao.existente(entrada.origem);
    if (uid === null) novos.push(loteEscrita.parse(entrada));
    else {
      try {
        await importacao.alterar(uid, entrada);
        relatorio.atualizados += 1;
      } catch (erro) {
        if (!(erro instanceof ErroMartelo) || erro.statusCode >= 500) throw erro;
        relatorio.ignorados += 1;
        anotar(relatorio, [daLinha(linha, entrada.origem?.codigo ?? '', erro.message)]);
      }
    }
  }
  if (!importacao.simular) for (const alguns of emConjuntos(novos)) await importacao.incluir(alguns);
  relatorio.criados += novos.length;
  importacao.progresso?.(relatorio);
}

function* emConjuntos(lotes: readonly LoteEscrita[]): Iterable<LoteEscrita[]> {
  let conjunto: LoteEscrita[] = [];
  let caracteres = 0;
  for (const lote of lotes) {
    conjunto.push(lote);
    caracteres += JSON.stringify(lote).length;
    if (caracteres < CARACTERES_POR_CONJUNTO) continue;
    yield conjunto;
    conjunto = [];
    caracteres = 0;
  }
  if (conjunto.length > 0) yield conjunto;
}

const documentadas = (): string =>
  PERFIS.map(
    ({ nome, exigidas }) => `${nome} (${exigidas.map((grupo) => grupo.join(' ou ')).join(', ')})`,
  ).join('; ');
