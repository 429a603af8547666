import { SILHUETA_DO_TIPO, TIPOS_DE_LOTE_DO_TIPO, vistasSemFoto } from '@martelo/shared/estadias/estadia';
import type { ModeloDaEstadia } from '@martelo/shared/estadias/estadia.esquema';
import { MODELO_SUGERIDO } from '@martelo/shared/modelo-de-fotos';
import type { VeiculoTipo } from '@martelo/shared/veiculo-opcoes';
import type { Estadia, ServicosDasEstadias } from '../../casa/estadia.ts';
import type { Registros } from '../../records/records.ts';
import { modelosDaMarca } from '../fotos/modelo-do-lote.ts';

/**
 * The positions by which a vehicle of a size is photographed: those of the brand's model of pictures for the nearest type of lot, and of a brand
 * that has none those that a new model begins with.
 */
export async function modeloDoTipo(
  registros: Registros,
  hotsiteId: number,
  tipo: VeiculoTipo,
): Promise<ModeloDaEstadia> {
  const modelos = await modelosDaMarca(registros, hotsiteId);
  const nome = TIPOS_DE_LOTE_DO_TIPO[tipo].find((um) => (modelos.get(um)?.posicoes.length ?? 0) > 0);
  const modelo = nome === undefined ? undefined : modelos.get(nome);
  const silhueta = modelo?.silhueta ?? SILHUETA_DO_TIPO[tipo];
  return {
    silhueta,
    posicoes: (modelo?.posicoes ?? MODELO_SUGERIDO[silhueta]).map(({ vista, obrigatoria, orientacao }) => ({
      ...{ vista, obrigatoria, orientacao: orientacao ?? null },
    })),
  };
}

export const criarFotosDaEstadia =
  (registros: Registros): ServicosDasEstadias['fotosDaEstadia'] =>
  async ({ hotsiteId, veiculoTipo, fotos }: Estadia) => {
    const modelo = await modeloDoTipo(registros, hotsiteId, veiculoTipo);
    return {
      modelo,
      faltamNaEntrada: vistasSemFoto(modelo.posicoes, fotos, 'ENTRADA'),
      faltamNaSaida: vistasSemFoto(modelo.posicoes, fotos, 'SAIDA'),
    };
  };
