import type { Sessao } from '@martelo/shared/pagina';
import { type Remendo, tocadas } from './remendo.ts';

/** What a change is called in the history, and where it happened. */
export interface Descricao {
  acao: string;
  onde: string;
}

const CAMPO_MUDOU: Readonly<Record<string, string>> = {
  nome: 'Nome da seção alterado',
  modelo: 'Modelo alterado',
  titulo: 'Título alterado',
  subtitulo: 'Subtítulo alterado',
  margemCabecalho: 'Espaço acima alterado',
  margemRodape: 'Espaço abaixo alterado',
  tamanhoColuna: 'Coluna alterada',
  container: 'Largura do conteúdo alterada',
  consulta: 'Consulta alterada',
  itens: 'Itens alterados',
  texto: 'Texto alterado',
  textoBotao: 'Texto do botão alterado',
  imagem: 'Imagem alterada',
  imagemMobile: 'Imagem no celular alterada',
  icone: 'Ícone alterado',
  link: 'Link alterado',
  corTexto: 'Cor do texto alterada',
  corFundo: 'Cor de fundo alterada',
  dataInicio: 'Início da exibição alterado',
  dataFim: 'Fim da exibição alterado',
};

const PLURAL: Readonly<Record<string, [um: string, varios: string]>> = {
  inserir: ['Seção incluída', 'seções incluídas'],
  remover: ['Seção apagada', 'seções apagadas'],
  mover: ['Seção movida', 'seções movidas'],
  'inserir-item': ['Item incluído', 'itens incluídos'],
  'remover-item': ['Item apagado', 'itens apagados'],
  'mover-item': ['Item movido', 'itens movidos'],
};

/**
 * Names a change from its patches, whoever made the gesture.
 * @param sessoes the page before it or after it: where names are looked up, in this order
 * @param rotulo what to call a change of many kinds
 */
export function descrever(
  remendos: readonly Remendo[],
  sessoes: readonly (readonly Sessao[])[],
  rotulo = 'Página alterada',
): Descricao {
  const ids = [...new Set(remendos.flatMap((um) => (um.op === 'mover' ? [um.id] : tocadas(um))))];
  return {
    acao: acaoDe(remendos, rotulo),
    onde:
      ids.length === 1
        ? nomeDe(ids[0] as string, remendos, sessoes)
        : ids.length > 1
          ? `${ids.length} seções`
          : '',
  };
}

function acaoDe(remendos: readonly Remendo[], rotulo: string): string {
  const tipos = new Set(remendos.map(({ op }) => op));
  const [primeiro] = remendos;
  if (!primeiro) return rotulo;
  const nomes = PLURAL[primeiro.op];
  if (tipos.size === 1 && nomes) return remendos.length === 1 ? nomes[0] : `${remendos.length} ${nomes[1]}`;
  const campos = new Set(remendos.flatMap(camposDe));
  const [campo] = campos;
  if (campos.size === 1 && campo === 'ativo') return visibilidade(primeiro);
  if (campos.size === 1 && campo && remendos.every((um) => camposDe(um).length > 0))
    return CAMPO_MUDOU[campo] ?? rotulo;
  return rotulo;
}

function camposDe(remendo: Remendo): string[] {
  if (remendo.op === 'trocar' || remendo.op === 'trocar-item') return Object.keys(remendo.campos);
  return remendo.op === 'emendar' || remendo.op === 'lista' ? [String(remendo.caminho[0])] : [];
}

const visibilidade = (remendo: Remendo): string =>
  remendo.op === 'trocar' && remendo.campos.ativo ? 'Seção mostrada' : 'Seção ocultada';

function nomeDe(id: string, remendos: readonly Remendo[], sessoes: readonly (readonly Sessao[])[]): string {
  const inserida = remendos.find((um) => um.op === 'inserir' && um.sessao.id === id);
  if (inserida?.op === 'inserir') return String(inserida.sessao.nome ?? '');
  for (const lista of sessoes) {
    const achada = lista.find((uma) => uma.id === id);
    if (achada) return achada.nome;
  }
  return '';
}
