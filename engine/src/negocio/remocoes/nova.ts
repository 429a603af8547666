import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import { remocaoGuarda } from '@martelo/shared/remocoes/remocao.esquema';
import type { VeiculoTipo } from '@martelo/shared/veiculo-opcoes';
import { z } from 'zod';
import { TABELAS_DE_FRETE } from '../../casa/frete.ts';
import { LOCAIS_REMOCAO } from '../../casa/local-remocao.ts';
import { PATIOS } from '../../casa/patio.ts';
import { chaveDaRemocao, REMOCOES, type Remocao } from '../../casa/remocao.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { autorDe } from '../../records/politica.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import { normalizar } from '../../records/texto.ts';

const guarda = z.object(remocaoGuarda);
/** What freight tables call the sizes of vehicles. */
const ITEM: Record<VeiculoTipo, string> = {
  ...{ LEVE: 'Carro', MOTO: 'Moto', PESADO: 'Caminhão', UTILITARIO: 'Utilitário' },
};

/** @throws ErroMartelo NAO_ENCONTRADO, REQUISICAO_INVALIDA of a yard that is out of use */
export async function patioEmUso(registros: Registros, hotsiteId: number, patioId: number) {
  const patio = await registros.colecao(PATIOS).obterPor(SISTEMA, 'id', patioId);
  if (patio === null || patio.removidoEm !== undefined || !patio.hotsites.includes(hotsiteId))
    throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'patioId' });
  if (patio.situacao !== 'ATIVO')
    throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['patioId: este pátio está fora de uso']);
  return patio;
}

/**
 * What the brand's freight table asks from the place to the yard, centavos: tables are of what is brought to clients, so that the way back is the same
 * way. Null where it has no line between their cities for such a vehicle.
 */
export async function valorDaTabela(
  registros: Registros,
  { hotsiteId, veiculoId, localRemocaoId, patioId }: Remocao,
): Promise<number | null> {
  const [tabela, veiculo, local, patio] = await Promise.all([
    registros.colecao(TABELAS_DE_FRETE).obterPor(SISTEMA, 'hotsiteId', hotsiteId),
    registros.colecao(VEICULOS).obterPor(SISTEMA, 'id', veiculoId),
    registros.colecao(LOCAIS_REMOCAO).obterPor(SISTEMA, 'id', localRemocaoId),
    registros.colecao(PATIOS).obterPor(SISTEMA, 'id', patioId),
  ]);
  if (tabela === null || tabela.removidoEm !== undefined || !veiculo || !local || !patio) return null;
  const item = veiculo.veiculoTipo ? ITEM[veiculo.veiculoTipo] : (veiculo.tipo ?? '');
  const cidade = (nome: string, uf: string) => `${normalizar(nome)}/${uf}`;
  const pontas = [cidade(local.cidade, local.estadoUf), cidade(patio.cidade, patio.estadoUf)];
  const linha = tabela.linhas.find(
    (uma) =>
      normalizar(uma.item) === normalizar(item) &&
      [uma.origem, uma.destino].every((ponta) => pontas.includes(cidade(ponta.cidade, ponta.estado))) &&
      (pontas[0] === pontas[1] ||
        cidade(uma.origem.cidade, uma.origem.estado) !== cidade(uma.destino.cidade, uma.destino.estado)),
  );
  return linha?.valor ?? null;
}

/** The removal of a vehicle that is open; null where there is none. */
export async function remocaoAberta(registros: Registros, chave: string): Promise<Remocao | null> {
  return (await registros.colecao(REMOCOES).obterPor(SISTEMA, 'chaveAberta', chave)) as Remocao | null;
}

export const chaveDeAberta = (registros: Registros, hotsiteId: number, veiculoId: number) =>
  remocaoAberta(registros, chaveDaRemocao({ hotsiteId, veiculoId, situacao: 'SOLICITADA' })!);

/** What a removal is, once it is asked for (S01). */
export const criarRemocaoNova =
  ({ registros, agora }: { registros: Registros; agora(): number }) =>
  async (acesso: Acesso, nova: Remocao): Promise<Partial<Remocao>> => {
    const { hotsiteId, veiculoId } = nova;
    // By whom it is asked: a consignor's people name theirs alone.
    const veiculo = await registros.colecao(VEICULOS).obterPor(acesso, 'id', veiculoId);
    if (veiculo === null || veiculo.hotsiteId !== hotsiteId || veiculo.removidoEm !== undefined)
      throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'veiculoId' });
    if (veiculo.bloquearRemocao === true)
      throw new ErroMartelo('VEICULO_BLOQUEADO', { porque: 'o cadastro bloqueia a remoção' });
    const local = await registros.colecao(LOCAIS_REMOCAO).obterPor(SISTEMA, 'id', nova.localRemocaoId);
    if (local === null || local.hotsiteId !== hotsiteId || local.removidoEm !== undefined)
      throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'localRemocaoId' });
    const patio = await patioEmUso(registros, hotsiteId, nova.patioId);
    const chaveAberta = chaveDaRemocao({ hotsiteId, veiculoId, situacao: 'SOLICITADA' });
    const outra = await chaveDeAberta(registros, hotsiteId, veiculoId);
    if (outra !== null) throw new ErroMartelo('REMOCAO_EM_CURSO', { numero: outra.id });
    const em = new Date(agora()).toISOString();
    const por = autorDe(acesso);
    const { placa = null, marca, modelo, versao } = veiculo;
    return guarda.parse({
      ...{ dataSolicitacao: em, solicitadaPor: por, chaveAberta },
      ...{ veiUid: veiculo.uid, placa, comId: veiculo.comId ?? null, patioUid: patio.uid },
      veiculoNome:
        [marca, modelo, versao].filter(Boolean).join(' ') || (veiculo.chassi ?? `Veículo ${veiculoId}`),
      localNome: `${local.nome}, ${local.cidade}/${local.estadoUf}`,
      valorSugerido: await valorDaTabela(registros, nova),
      eventos: [
        {
          ...{ uid: uuidv7(), codigo: 'S01', instante: em, em, por },
          ...{ texto: nova.observacao ?? null, arquivos: [], posicao: null },
        },
      ],
    });
  };
