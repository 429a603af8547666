import { ErroMartelo } from '@martelo/shared/erros';
import type { FaltaDoVeiculo } from '@martelo/shared/estoque';
import { type LoteEscrita, loteEscrita } from '@martelo/shared/lote';
import { TIPOS_LOTE } from '@martelo/shared/lote-tipos';
import type { Veiculo } from '@martelo/shared/veiculo';

export type VeiculoGuardado = Veiculo;

export const nomeDoVeiculo = ({ marca, modelo, versao, anoFabricacao, anoModelo, id }: Veiculo): string => {
  const ano = [anoFabricacao, anoModelo].filter(Boolean).join('/');
  return [marca, modelo, versao, ano].filter(Boolean).join(' ').slice(0, 200) || `Veículo ${id}`;
};

/** What its lot would lack. */
export function faltasDe({ valorMercado, comId, patio, tipo, anoModelo, km }: Veiculo): FaltaDoVeiculo[] {
  const tem: Record<FaltaDoVeiculo, unknown> = {
    VALOR_DE_MERCADO: valorMercado,
    COMITENTE: comId,
    PATIO: patio,
    TIPO: TIPOS_LOTE.find((um) => um === tipo),
    ANO: anoModelo,
    KM: km,
  };
  return (Object.keys(tem) as FaltaDoVeiculo[]).filter(
    (falta) => tem[falta] === undefined || tem[falta] === null,
  );
}

/** @throws ErroMartelo SEM_VALOR_DE_MERCADO where the opening price is a part of what is not known */
export function loteDoVeiculo(
  veiculo: Veiculo,
  { minimo, comitente }: { minimo: { valor: number } | { porcentagem: number }; comitente: string | null },
): LoteEscrita {
  const { uid, comId, patio, tipo, valorMercado } = veiculo;
  const { marca, modelo, anoFabricacao, anoModelo, km, cor, combustivel, cambio, direcao } = veiculo;
  const { possuiChave, placa, retomada, prazoDocumento } = veiculo;
  if ('porcentagem' in minimo && !valorMercado) throw new ErroMartelo('SEM_VALOR_DE_MERCADO');
  // Down to whole reais: a part of a price is nobody's exact wish.
  const valor =
    'valor' in minimo
      ? minimo.valor
      : Math.max(100, Math.floor(((valorMercado ?? 0) * minimo.porcentagem) / 100 / 100) * 100);
  const doVeiculo = {
    ...{ uid, marca, modelo, anoFabricacao, anoModelo, km, cor, combustivel, cambio, direcao },
    ...{ possuiChave, placa, retomada, prazoDocumento, valorMercado },
  };
  return loteEscrita.parse({
    nome: nomeDoVeiculo(veiculo),
    tipo: TIPOS_LOTE.find((um) => um === tipo) ?? 'Outro',
    valor: { minimo: valor },
    veiculo: Object.fromEntries(Object.entries(doVeiculo).filter(([, dito]) => dito !== undefined)),
    ...(comId !== undefined && comitente !== null ? { comitente: { comId, nome: comitente } } : {}),
    ...(patio === undefined ? {} : { localizacao: { patio } }),
  });
}
