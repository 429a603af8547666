import { type Sessao, sessao } from '@martelo/shared/pagina';

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
  if (sessoes.length > MAXIMO_DE_SECOES)
    return `Uma página tem no máximo ${MAXIMO_DE_SECOES} seções, e esta teria ${sessoes.length}.`;
  if (new Set(sessoes.map(({ id }) => id)).size !== sessoes.length) return 'Há duas seções com o mesmo id.';
  for (const uma of sessoes) {
    const problema = problemaDaSessao(uma);
    if (problema) return problema;
  }
  return null;
}

export const ROTULO_DO_CAMPO: Readonly<Record<string, string>> = {
  nome: 'Nome da seção',
  ativo: 'Mostrar no site',
  elemento: 'Tipo de elemento',
  versao: 'Versão do elemento',
  modelo: 'Modelo',
  titulo: 'Título',
  subtitulo: 'Subtítulo',
  margemCabecalho: 'Espaço acima',
  margemRodape: 'Espaço abaixo',
  tamanhoColuna: 'Coluna',
  container: 'Largura do conteúdo',
  consulta: 'Consulta',
  itens: 'Itens',
  texto: 'Texto',
  textoBotao: 'Texto do botão',
  imagem: 'Imagem',
  imagemMobile: 'Imagem no celular',
  icone: 'Ícone',
  link: 'Link',
  corTexto: 'Cor do texto',
  corFundo: 'Cor de fundo',
  dataInicio: 'Mostrar a partir de',
  dataFim: 'Mostrar até',
};

const nomeDe = (uma: Sessao): string => (typeof uma.nome === 'string' && uma.nome.slice(0, 60)) || 'Seção';

function emPalavras(
  uma: Sessao,
  problema: { path: PropertyKey[]; code?: string; maximum?: unknown },
): string {
  const campo = problema.path.findLast((nome) => typeof nome === 'string' && nome in ROTULO_DO_CAMPO);
  const rotulo = ROTULO_DO_CAMPO[String(campo ?? '')] ?? 'o conteúdo';
  if (problema.code !== 'too_big') return `${rotulo} está fora do formato.`;
  const valor = problema.path.reduce<unknown>(
    (atual, nome) => (atual as Record<PropertyKey, unknown> | null)?.[nome],
    uma,
  );
  const maximo = Number(problema.maximum).toLocaleString('pt-BR');
  return typeof valor === 'string'
    ? `${rotulo} tem ${valor.length.toLocaleString('pt-BR')} letras, e cabem ${maximo}.`
    : `${rotulo} tem mais de ${maximo} partes.`;
}
