import type { Consulta, Ordem } from '@martelo/shared/filtro';
import type { OrdemBuscaLote } from '@martelo/shared/lote-busca';
import { CONSULTA } from '../../../palavras/construtor/consulta.ts';

type Opcao = { valor: string; rotulo: string };

const TIPOS: Record<OrdemBuscaLote, Ordem['tipoCampo']> = {
  dataFim: 'date',
  dataInicio: 'date',
  valor: 'long',
  anoModelo: 'long',
  km: 'long',
  qtdLances: 'long',
  nome: 'text',
};

/** `campo-sentido`, in the words of the site's own listing. */
export const ORDENS_DE_LOTES: readonly Opcao[] = [
  { valor: 'dataFim-asc', rotulo: CONSULTA.encerrandoPrimeiro },
  { valor: 'dataInicio-desc', rotulo: CONSULTA.abertosHaMenosTempo },
  { valor: 'qtdLances-desc', rotulo: CONSULTA.maisDisputados },
  { valor: 'valor-asc', rotulo: CONSULTA.menorValor },
  { valor: 'valor-desc', rotulo: CONSULTA.maiorValor },
  { valor: 'anoModelo-desc', rotulo: CONSULTA.maisNovos },
  { valor: 'km-asc', rotulo: CONSULTA.menosRodados },
  { valor: 'nome-asc', rotulo: CONSULTA.nomeAZ },
];

export const ORDENS_DE_LEILOES: readonly Opcao[] = [
  { valor: 'data-asc', rotulo: CONSULTA.dataProxima },
  { valor: 'data-desc', rotulo: CONSULTA.dataDistante },
  { valor: 'nome-asc', rotulo: CONSULTA.nomeAZ },
];

/** The order a query asks for, as one of `opcoes`; the first when it asks for none of them. */
export const ordemDe = ({ ordem }: Pick<Consulta, 'ordem'>, opcoes: readonly Opcao[]): string => {
  const chave = ordem ? `${ordem.campo}-${ordem.tipoOrdenacao}` : '';
  return opcoes.some(({ valor }) => valor === chave) ? chave : (opcoes[0]?.valor ?? '');
};

export function comOrdem(consulta: Consulta, chave: string): Consulta {
  const [campo = '', sentido] = chave.split('-');
  const tipoCampo = campo === 'data' ? 'date' : (TIPOS[campo as OrdemBuscaLote] ?? 'keyword');
  return { ...consulta, ordem: { campo, tipoOrdenacao: sentido === 'desc' ? 'desc' : 'asc', tipoCampo } };
}
