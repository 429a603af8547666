import { type Sessao, sessao } from '@martelo/shared/pagina';
import { MODELO } from '../../palavras/construtor/modelo.ts';

export const MAXIMO_DE_SECOES = 300;

const conferidas = new WeakMap<Sessao, string | null>();

/** Why a section cannot be stored, in words, or null. A section object never changes, so each is judged once. */
export function problemaDaSessao(uma: Sessao): string | null {
  const sabido = conferidas.get(uma);
  if (sabido !== undefined) return sabido;
  const lida = sessao.safeParse(uma);
  const primeiro = lida.success ? undefined : lida.error.issues[0];
  const problema = primeiro ? `${nomeDe(uma)}: ${emPalavras(uma, primeiro)}` : null;
  conferidas.set(uma, problema);
  return problema;
}

/** Why these sections are no page, in words, or null. */
export function problemaDaPagina(sessoes: readonly Sessao[]): string | null {
  if (sessoes.length > MAXIMO_DE_SECOES) return MODELO.secoesDemais(MAXIMO_DE_SECOES, sessoes.length);
  if (new Set(sessoes.map(({ id }) => id)).size !== sessoes.length) return MODELO.mesmoId;
  for (const uma of sessoes) {
    const problema = problemaDaSessao(uma);
    if (problema) return problema;
  }
  return null;
}

export const ROTULO_DO_CAMPO: Readonly<Record<string, string>> = {
  nome: MODELO.nomeDaSecao,
  ativo: MODELO.mostrarNoSite,
  elemento: MODELO.tipoDeElemento,
  versao: MODELO.versaoDoElemento,
  modelo: MODELO.modelo,
  titulo: MODELO.titulo,
  subtitulo: MODELO.subtitulo,
  margemCabecalho: MODELO.espacoAcima,
  margemRodape: MODELO.espacoAbaixo,
  tamanhoColuna: MODELO.coluna,
  container: MODELO.larguraDoConteudo,
  consulta: MODELO.consulta,
  itens: MODELO.itens,
  texto: MODELO.texto,
  textoBotao: MODELO.textoDoBotao,
  imagem: MODELO.imagem,
  imagemMobile: MODELO.imagemNoCelular,
  icone: MODELO.icone,
  link: MODELO.link,
  corTexto: MODELO.corDoTexto,
  corFundo: MODELO.corDeFundo,
  dataInicio: MODELO.mostrarAPartir,
  dataFim: MODELO.mostrarAte,
};

const nomeDe = (uma: Sessao): string =>
  (typeof uma.nome === 'string' && uma.nome.slice(0, 60)) || MODELO.secao;

function emPalavras(
  uma: Sessao,
  problema: { path: PropertyKey[]; code?: string; maximum?: unknown },
): string {
  const campo = problema.path.findLast((nome) => typeof nome === 'string' && nome in ROTULO_DO_CAMPO);
  const rotulo = ROTULO_DO_CAMPO[String(campo ?? '')] ?? MODELO.oConteudo;
  if (problema.code !== 'too_big') return MODELO.estaForaDoFormato(rotulo);
  const valor = problema.path.reduce<unknown>(
    (atual, nome) => (atual as Record<PropertyKey, unknown> | null)?.[nome],
    uma,
  );
  const maximo = Number(problema.maximum).toLocaleString('pt-BR');
  return typeof valor === 'string'
    ? MODELO.temLetrasDemais(rotulo, valor.length.toLocaleString('pt-BR'), maximo)
    : MODELO.temPartesDemais(rotulo, maximo);
}
