import type { Consulta, Ordem } from '@martelo/shared/filtro';
import type { OrdemBuscaLote } from '@martelo/shared/lote-busca';

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
  { valor: 'dataFim-asc', rotulo: 'Encerrando primeiro' },
  { valor: 'dataInicio-desc', rotulo: 'Abertos há menos tempo' },
  { valor: 'qtdLances-desc', rotulo: 'Mais disputados' },
  { valor: 'valor-asc', rotulo: 'Menor valor' },
  { valor: 'valor-desc', rotulo: 'Maior valor' },
  { valor: 'anoModelo-desc', rotulo: 'Mais novos' },
  { valor: 'km-asc', rotulo: 'Menos rodados' },
  { valor: 'nome-asc', rotulo: 'Nome (A–Z)' },
];

export const ORDENS_DE_LEILOES: readonly Opcao[] = [
  { valor: 'data-asc', rotulo: 'Data: do mais próximo' },
  { valor: 'data-desc', rotulo: 'Data: do mais distante' },
  { valor: 'nome-asc', rotulo: 'Nome (A–Z)' },
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
