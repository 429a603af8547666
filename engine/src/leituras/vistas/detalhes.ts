import { formatarReais } from '@martelo/shared/dinheiro';
import type { DadosLote } from '../../auction/modelo/dados.ts';

const milhar = new Intl.NumberFormat('pt-BR');
const simNao = (valor: boolean): string => (valor ? 'Sim' : 'Não');

/** The facts of a lot in reading order, worded for people. Only what is known is listed; of a plate, its last digit. */
export function detalhesDoLote(
  dados: Pick<DadosLote, 'tipo' | 'veiculo' | 'localizacao' | 'laudoCautelarResultado' | 'detalhes'>,
) {
  const { veiculo, localizacao } = dados;
  const imovel = dados.tipo === 'Imóvel';
  const anos = [veiculo?.anoFabricacao, veiculo?.anoModelo].filter((ano) => ano !== undefined);
  const linhas: [nome: string, valor: string | null | undefined][] = [
    ['Ano', anos.join('/')],
    ['Quilometragem', typeof veiculo?.km === 'number' ? `${milhar.format(veiculo.km)} km` : null],
    ['Valor de mercado', veiculo?.valorMercado ? formatarReais(veiculo.valorMercado, { curto: true }) : null],
    ['Combustível', veiculo?.combustivel],
    ['Cor', veiculo?.cor],
    ['Direção', veiculo?.direcao],
    ['Câmbio', veiculo?.cambio],
    ['Possui chave', veiculo?.possuiChave === undefined ? null : simNao(veiculo.possuiChave)],
    ['Tipo', dados.tipo],
    ['Tipo de retomada', veiculo?.retomada],
    ['Final da placa', finalDaPlaca(veiculo?.placa)],
    ['Laudo cautelar', dados.laudoCautelarResultado],
    ['Localização', [localizacao?.cidade, localizacao?.uf].filter(Boolean).join(' - ')],
    // Real estate stands in no yard, whatever a list says.
    ['Pátio', imovel ? null : localizacao?.patio],
    [
      'Prazo estimado do documento',
      // None at all: scrap is sold without one.
      veiculo?.prazoDocumento === undefined || veiculo.prazoDocumento === 0
        ? null
        : `${veiculo.prazoDocumento} dias úteis`,
    ],
  ];
  const conhecidos = linhas.flatMap(([nome, valor]) => (valor ? [{ nome, valor }] : []));
  return [...(dados.detalhes ?? []), ...conhecidos];
}

/** The last digit of a plate, all that is public of it. */
export const finalDaPlaca = (placa: string | undefined): string | null =>
  /\d(?=\D*$)/.exec(placa ?? '')?.[0] ?? null;
