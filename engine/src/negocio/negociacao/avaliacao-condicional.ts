import type { AvaliacaoCondicional } from '@martelo/shared/avaliacao-condicional';
import { diasDesde } from '@martelo/shared/estoque-preparo';
import type { Marca } from '@martelo/shared/vistorias/itens';
import type { DadosLote } from '../../auction/modelo/dados.ts';
import type { VistoriaGuardada } from '../../casa/servicos-das-vistorias.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import { VISTORIAS } from '../../casa/vistoria.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { respondidos } from '../vistorias/condicao.ts';

type DoVeiculo = Pick<
  AvaliacaoCondicional,
  'veiculo' | 'fipe' | 'valorMercado' | 'vistoria' | 'diasNoEstoque'
>;

/**
 * What is known of a lot's vehicle beside the bid on it. Of one that is in no register, or in another brand's, what the lot says of itself.
 * @param hotsites the auction's brands @param lance centavos
 */
export async function doVeiculoAvaliado(
  { registros, agora }: { registros: Registros; agora: () => number },
  dados: Pick<DadosLote, 'veiculo'>,
  { hotsites, lance }: { hotsites: readonly number[]; lance: number },
): Promise<DoVeiculo> {
  const veiUid = dados.veiculo?.uid;
  const achado = veiUid === undefined ? null : await registros.colecao(VEICULOS).obter(SISTEMA, veiUid);
  // Who typed the uid of another brand's vehicle has not got it.
  const veiculo = achado !== null && hotsites.includes(achado.hotsiteId) ? achado : null;
  const { informacoesFipe: fipe, noPatioDesde, fipeFonte } = veiculo ?? {};
  return {
    veiculo: veiculo && {
      ...{ uid: veiculo.uid, id: veiculo.id },
      nome: [veiculo.marca, veiculo.modelo, veiculo.versao].filter(Boolean).join(' '),
    },
    fipe: fipe
      ? {
          ...{ valor: fipe.valor, mes: fipe.mes, codigo: fipe.codigo, fonte: fipeFonte ?? null },
          porcento: Math.round((lance / fipe.valor) * 1_000) / 10,
        }
      : null,
    valorMercado: veiculo?.valorMercado ?? dados.veiculo?.valorMercado ?? null,
    vistoria: veiculo && (await ultimaVistoria(registros, veiculo.uid)),
    diasNoEstoque: noPatioDesde ? diasDesde(noPatioDesde, agora()) : null,
  };
}

async function ultimaVistoria(registros: Registros, veiUid: string): Promise<DoVeiculo['vistoria']> {
  const { itens } = await registros.colecao(VISTORIAS).listar(SISTEMA, {
    filtros: [
      { tipo: 'exata', campo: 'veiUid', valor: veiUid },
      { tipo: 'exata', campo: 'situacao', valor: 'Realizada' },
    ],
    ordem: { campo: 'realizadaEm', tipoOrdenacao: 'desc', tipoCampo: 'date' },
    ...{ pagina: 1, porPagina: 1, semTotal: true },
  });
  const ultima = itens[0] as VistoriaGuardada | undefined;
  if (ultima === undefined) return null;
  const respostas = (await respondidos(registros, ultima)).categorias.flatMap((uma) => uma.itens);
  const marcas = respostas.flatMap(({ item, valor }) =>
    item.tipo === 'marcacao' ? (valor as readonly Marca[]) : [],
  );
  return {
    ...{ uid: ultima.uid, id: ultima.id, tipoNome: ultima.tipoNome, realizadaEm: ultima.realizadaEm! },
    ...{ marcas: marcas.length, graves: marcas.filter(({ gravidade }) => gravidade === 'GRAVE').length },
    fotos: respostas.filter(({ item }) => item.tipo === 'foto').length,
  };
}
