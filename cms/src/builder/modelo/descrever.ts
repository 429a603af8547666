import type { Sessao } from '@martelo/shared/pagina';
import { MODELO } from '../../palavras/construtor/modelo.ts';
import { type Remendo, tocadas } from './remendo.ts';

/** What a change is called in the history, and where it happened. */
export interface Descricao {
  acao: string;
  onde: string;
}

const CAMPO_MUDOU: Readonly<Record<string, string>> = {
  nome: MODELO.nomeDaSecaoAlterado,
  modelo: MODELO.modeloAlterado,
  titulo: MODELO.tituloAlterado,
  subtitulo: MODELO.subtituloAlterado,
  margemCabecalho: MODELO.espacoAcimaAlterado,
  margemRodape: MODELO.espacoAbaixoAlterado,
  tamanhoColuna: MODELO.colunaAlterada,
  container: MODELO.larguraDoConteudoAlterada,
  consulta: MODELO.consultaAlterada,
  itens: MODELO.itensAlterados,
  texto: MODELO.textoAlterado,
  textoBotao: MODELO.textoDoBotaoAlterado,
  imagem: MODELO.imagemAlterada,
  imagemMobile: MODELO.imagemNoCelularAlterada,
  icone: MODELO.iconeAlterado,
  link: MODELO.linkAlterado,
  corTexto: MODELO.corDoTextoAlterada,
  corFundo: MODELO.corDeFundoAlterada,
  dataInicio: MODELO.inicioDaExibicaoAlterado,
  dataFim: MODELO.fimDaExibicaoAlterado,
};

const PLURAL: Readonly<Record<string, [um: string, varios: string]>> = {
  inserir: [MODELO.secaoIncluida, MODELO.secoesIncluidas],
  remover: [MODELO.secaoApagada, MODELO.secoesApagadas],
  mover: [MODELO.secaoMovida, MODELO.secoesMovidas],
  'inserir-item': [MODELO.itemIncluido, MODELO.itensIncluidos],
  'remover-item': [MODELO.itemApagado, MODELO.itensApagados],
  'mover-item': [MODELO.itemMovido, MODELO.itensMovidos],
};

/**
 * Names a change from its patches, whoever made the gesture.
 * @param sessoes the page before it or after it: where names are looked up, in this order
 * @param rotulo what to call a change of many kinds
 */
export function descrever(
  remendos: readonly Remendo[],
  sessoes: readonly (readonly Sessao[])[],
  rotulo: string = MODELO.paginaAlterada,
): Descricao {
  const ids = [...new Set(remendos.flatMap((um) => (um.op === 'mover' ? [um.id] : tocadas(um))))];
  return {
    acao: acaoDe(remendos, rotulo),
    onde:
      ids.length === 1
        ? nomeDe(ids[0] as string, remendos, sessoes)
        : ids.length > 1
          ? MODELO.secoes(ids.length)
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
  remendo.op === 'trocar' && remendo.campos.ativo ? MODELO.secaoMostrada : MODELO.secaoOcultada;

function nomeDe(id: string, remendos: readonly Remendo[], sessoes: readonly (readonly Sessao[])[]): string {
  const inserida = remendos.find((um) => um.op === 'inserir' && um.sessao.id === id);
  if (inserida?.op === 'inserir') return String(inserida.sessao.nome ?? '');
  for (const lista of sessoes) {
    const achada = lista.find((uma) => uma.id === id);
    if (achada) return achada.nome;
  }
  return '';
}
