import { formatarPlaca, paraMercosul } from '@martelo/shared/documentos';
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
  /** The registered consignor of a name; null where there is none, or two. Left out: none is looked for. */
  comitente?(nome: string): NonNullable<LoteEscrita['comitente']> | null;
  /**
   * What the stock and the other auctions say of these rows: each with what of it is known there, or null and at its column why not. `uid` is
   * the lot that it changes, null of a new one. Left out: nothing is asked.
   */
  conferir?(linhas: readonly Conferida[]): Promise<(LoteEntrada | null)[]>;
  /** Writes new lots, at most TAMANHO_LOTE of them, all or none. */
  incluir(lotes: LoteEscrita[]): Promise<void>;
  /** Writes what the file says of a lot that is there; asked in a simulation too, where it only refuses. `mudancas` has only what the file carries, no defaults. */
  alterar(uid: string, mudancas: LoteEntrada): Promise<void>;
  /** Called after each batch. */
  progresso?(relatorio: Readonly<Relatorio>): void;
}

/** A row on its way to be written. */
export interface Conferida {
  linha: LinhaLida<'placa' | 'chassi' | 'renavam' | 'numero'>;
  entrada: LoteEntrada;
  uid: string | null;
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
 * A refusal of `alterar` (ErroMartelo) is that row's error; one of `incluir` as well, where it is of a vehicle or a number, and any other ends the import.
 */
export async function importarLotes(importacao: Importacao): Promise<Relatorio> {
  const relatorio = novoRelatorio();
  const vistos = new Map<string, { linha: number; conteudo: string }>();
  const mudados = new Map<string, number>();
  let pendentes: Lido[] = [];
  for await (const { linha, conteudo } of linhasLidas(importacao, relatorio)) {
    relatorio.linhas += 1;
    const lida = repetida(linha, conteudo, vistos);
    const entrada = lida && comComitente(importacao, linha, lida);
    if (entrada === null) relatorio.ignorados += 1;
    else pendentes.push({ linha, entrada });
    anotar(relatorio, linha.problemas);
    if (pendentes.length < TAMANHO_LOTE) continue;
    await gravar(importacao, pendentes, relatorio, mudados);
    pendentes = [];
  }
  await gravar(importacao, pendentes, relatorio, mudados);
  return relatorio;
}

/** The rows below the header. A header that comes again (two files one after the other) is obeyed from there on. */
async function* linhasLidas(
  { arquivo, nomeArquivo }: Importacao,
  relatorio: Relatorio,
): AsyncIterable<{ linha: LinhaLida; conteudo: readonly string[] }> {
  let cabecalho: Cabecalho | null = null;
  let antes = 0;
  for await (const planilha of lerPlanilha(arquivo, nomeArquivo)) {
    const outro: Cabecalho | null = ehCandidata(planilha, cabecalho)
      ? lerCabecalho(planilha.celulas, PERFIS)
      : null;
    if (outro !== null) {
      cabecalho = outro;
      anotar(
        relatorio,
        outro.sobrando.map((coluna) => naoLida(planilha.linha, coluna)),
      );
    } else if (cabecalho !== null) {
      yield { linha: new LinhaLida(cabecalho, planilha), conteudo: planilha.celulas };
    } else if (++antes > LINHAS_ATE_CABECALHO) break;
  }
  if (cabecalho === null) throw invalido(nomeArquivo, `não tem um cabeçalho conhecido: ${documentadas()}`);
}

/** Once there is a header, only a line that begins as it does may be another. */
const ehCandidata = ({ celulas }: LinhaPlanilha, cabecalho: Cabecalho | null): boolean =>
  cabecalho === null || celulas[0] === cabecalho.nomes[0];

/** A lot that names its consignor by number is sold by what is registered of it: its terms, its commission, its people. */
function comComitente({ comitente }: Importacao, linha: LinhaLida, entrada: LoteEntrada): LoteEntrada {
  if (entrada.comitente === undefined || comitente === undefined) return entrada;
  const achado = comitente(entrada.comitente.nome);
  if (achado !== null) return { ...entrada, comitente: achado };
  // What a list is known to be of is not doubted at each of its rows.
  if (linha.texto('comitente') !== '')
    linha.aviso(
      'comitente',
      'Não há um comitente em uso com este nome; o lote fica sem os termos e a comissão dele. Cadastre-o e importe de novo.',
    );
  return entrada;
}

function repetida(
  linha: LinhaLida,
  conteudo: readonly string[],
  vistos: Map<string, { linha: number; conteudo: string }>,
): LoteEntrada | null {
  const entrada = lerEntrada(linha, conteudo);
  if (entrada === null) return null;
  const texto = conteudo.join('\u0000');
  // Of one vehicle as well: in either form of its plate.
  const { placa, chassi, renavam } = linha.identidade;
  const ditos = [
    ['numero', entrada.origem && `${entrada.origem.fonte}/${entrada.origem.codigo}`, entrada.origem?.codigo],
    ['placa', placa && (paraMercosul(placa) ?? placa), placa],
    ['chassi', chassi, chassi],
    ['renavam', renavam, renavam],
  ] as const;
  for (const [campo, chave, valor] of ditos) {
    const anterior = chave === undefined ? undefined : vistos.get(`${campo}/${chave}`);
    if (anterior === undefined) continue;
    if (anterior.conteudo === texto) linha.aviso(campo, `Linha igual à ${anterior.linha}; ficou de fora.`);
    else
      linha.erro(
        campo,
        `${REPETIDO[campo](valor ?? '')} já apareceu na linha ${anterior.linha}, com outros dados.`,
      );
    return null;
  }
  for (const [campo, chave] of ditos)
    if (chave !== undefined) vistos.set(`${campo}/${chave}`, { linha: linha.linha, conteudo: texto });
  return entrada;
}
const REPETIDO = {
  numero: (valor: string) => `O número ${valor}`,
  placa: (valor: string) => `A placa ${formatarPlaca(valor)}`,
  chassi: () => 'Este chassi',
  renavam: () => 'Este Renavam',
};

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

async function gravar(
  importacao: Importacao,
  lidos: readonly Lido[],
  relatorio: Relatorio,
  mudados: Map<string, number>,
): Promise<void> {
  const recusar = (linha: LinhaLida, valor: string, erro: unknown) => {
    if (!(erro instanceof ErroMartelo) || erro.statusCode >= 500) throw erro;
    relatorio.ignorados += 1;
    const coluna = erro.detalhes.campo === 'veiculo.placa' ? linha.coluna('placa') : '';
    const celula = coluna === '' ? valor : linha.texto('placa').slice(0, 300);
    anotar(relatorio, [{ ...daLinha(linha, celula, erro.message), coluna }]);
  };
  const novos: { linha: LinhaLida; lote: LoteEscrita }[] = [];
  const linhas: Conferida[] = lidos.map(({ linha, entrada }) => ({
    ...{ linha: linha as never, entrada },
    uid: entrada.origem === undefined ? null : importacao.existente(entrada.origem),
  }));
  const ja = lidos.map(({ linha }) => linha.problemas.length);
  const conferidas = (await importacao.conferir?.(linhas)) ?? linhas.map(({ entrada }) => entrada);
  for (const [i, { linha }] of lidos.entries()) {
    anotar(relatorio, linha.problemas.slice(ja[i]));
    const [entrada, uid] = [conferidas[i]!, linhas[i]!.uid];
    const codigo = lidos[i]!.entrada.origem?.codigo ?? '';
    if (entrada === null) relatorio.ignorados += 1;
    else if (uid === null) novos.push({ linha, lote: loteEscrita.parse(entrada) });
    else if (mudados.has(uid)) {
      relatorio.ignorados += 1;
      const mensagem = `O lote deste número já foi alterado pela linha ${mudados.get(uid)}.`;
      anotar(relatorio, [daLinha(linha, codigo, mensagem)]);
    } else {
      mudados.set(uid, linha.linha);
      try {
        await importacao.alterar(uid, entrada);
        relatorio.atualizados += 1;
      } catch (erro) {
        recusar(linha, codigo, erro);
      }
    }
  }
  const incluir = async (alguns: readonly (typeof novos)[number][]): Promise<void> => {
    try {
      if (!importacao.simular) await importacao.incluir(alguns.map(({ lote }) => lote));
      relatorio.criados += alguns.length;
    } catch (erro) {
      if (!(erro instanceof ErroMartelo) || !DE_UMA_LINHA.has(erro.codigo)) throw erro;
      // Somebody took a vehicle or a number meanwhile: of all or none, those that are still free.
      if (alguns.length === 1) recusar(alguns[0]!.linha, alguns[0]!.lote.origem?.codigo ?? '', erro);
      else for (const um of alguns) await incluir([um]);
    }
  };
  for (const alguns of emConjuntos(novos)) await incluir(alguns);
  importacao.progresso?.(relatorio);
}
const DE_UMA_LINHA: ReadonlySet<string> = new Set(['VEICULO_EM_LEILAO', 'JA_EXISTE']);

const naoLida = (linha: number, coluna: string): Problema => ({
  ...{ tipo: 'aviso', linha, coluna, valor: '' },
  mensagem: 'Esta coluna não é lida; o que há nela fica fora dos lotes.',
});

function* emConjuntos<T extends { lote: LoteEscrita }>(lotes: readonly T[]): Iterable<T[]> {
  let conjunto: T[] = [];
  let caracteres = 0;
  for (const lote of lotes) {
    conjunto.push(lote);
    caracteres += JSON.stringify(lote.lote).length;
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
