import { uuidv7 } from '@martelo/shared/identificador';
import { ROTULOS_VISTA, type Vista } from '@martelo/shared/modelo-de-fotos';
import { vagasEntre } from '@martelo/shared/pos-venda/vagas';
import type { Chamador } from '../../api/rota.ts';
import { ESTADIAS, type Estadia } from '../../casa/estadia.ts';
import { PATIOS } from '../../casa/patio.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import { modeloDoTipo } from '../../negocio/estadias/modelo.ts';
import { agendaDe, type PatioGuardado } from '../../negocio/retirada/patio-do-lote.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registro } from '../../records/records.ts';
import { uidDoPatio } from '../patios.ts';
import { ADM, chaveDoVeiculo, PATIO_COM_MAPA, VAGAS_DEMO } from './cadastros.ts';
import { fotoDemo } from './fotos.ts';
import { VEICULOS_DEMO, type VeiculoDemo } from './plano.ts';
import type { Portas } from './portas.ts';

const DIA_MS = 86_400_000;
const PATIO = 'patio@demo.martelo';
/** Where the demo's person of the yards stands. */
const DA_PESSOA = [PATIO_COM_MAPA, 'Pátio Campinas'];

export type Veiculo = Registro<(typeof VEICULOS)['schema']['_output']>;

/** The vehicle of a story; null where somebody has erased it. */
export async function veiculoDemo(portas: Portas, um: VeiculoDemo): Promise<Veiculo | null> {
  const uid = portas.uidDe(await portas.quem(ADM, um.hotsiteId), chaveDoVeiculo(um));
  return portas.registros.colecao(VEICULOS).obter(SISTEMA, uid);
}
export const noPortaoDe = ({ patio, hotsiteId }: VeiculoDemo, portas: Portas): Promise<Chamador> =>
  portas.quem(DA_PESSOA.includes(patio) ? PATIO : ADM, hotsiteId);
export const patioDemo = async (portas: Portas, nome: string): Promise<PatioGuardado> =>
  (await portas.registros.colecao(PATIOS).obter(SISTEMA, uidDoPatio(nome))) as PatioGuardado;

/** The stay that a story's vehicle has, or is expected for. */
export async function estadiaDemo(portas: Portas, veiculo: Veiculo): Promise<Registro<Estadia> | null> {
  const { itens } = await portas.registros.colecao(ESTADIAS).listar(SISTEMA, {
    filtros: [{ tipo: 'exata', campo: 'veiUid', valor: veiculo.uid }],
    ...{ pagina: 1, porPagina: 1, semTotal: true },
  });
  return itens[0] ?? null;
}

/** Expected at its yard. */
export async function preverDemo(
  portas: Portas,
  um: VeiculoDemo,
  veiculo: Veiculo,
  previstaPara: number,
): Promise<Registro<Estadia>> {
  const ja = await estadiaDemo(portas, veiculo);
  if (ja !== null) return ja;
  const { id: patioId } = await patioDemo(portas, um.patio);
  const corpo = { veiculoId: veiculo.id, patioId, previstaPara: new Date(previstaPara).toISOString() };
  await portas.chamar(await noPortaoDe(um, portas), '/v1/estadias', { corpo });
  return (await estadiaDemo(portas, veiculo))!;
}

/** In the n-th slot that its yard has free. */
export async function agendarEntradaDemo(
  portas: Portas,
  um: VeiculoDemo,
  estadia: Registro<Estadia>,
  n: number,
) {
  const patio = await patioDemo(portas, um.patio);
  const inicio = slotDemo(patio, portas.agora(), n);
  if (inicio === undefined || estadia.entradaInicio !== null) return;
  const opcoes = { de: 'PREVISTA', corpo: { inicio } };
  await portas.agir(await noPortaoDe(um, portas), ESTADIAS as never, estadia.uid, 'agendarEntrada', opcoes);
}

/** The n-th slot of a yard from now on. */
export function slotDemo(patio: PatioGuardado, agora: number, n: number): string | undefined {
  const dia = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return vagasEntre(agendaDe(patio), { de: dia(agora), ate: dia(agora + 14 * DIA_MS), agora })[n]?.inicio;
}

/** Its pictures of a moment, one of each position that has to be shown. */
export async function fotografarDemo(
  portas: Portas,
  um: VeiculoDemo,
  { uid, hotsiteId, veiculoTipo, fotos }: Registro<Estadia>,
  momento: 'ENTRADA' | 'SAIDA',
): Promise<void> {
  const quem = await noPortaoDe(um, portas);
  const { posicoes } = await modeloDoTipo(portas.registros, hotsiteId, veiculoTipo);
  const vistas = posicoes
    .filter(
      ({ vista, obrigatoria }) =>
        obrigatoria && !fotos.some((uma) => uma.vista === vista && uma.momento === momento),
    )
    .map(({ vista }) => vista);
  const desenhadas = await Promise.all(vistas.map((vista) => retratar(um, vista, momento)));
  await Promise.all(
    vistas.map((vista, i) =>
      portas.chamar(quem, `/v1/estadias/${uid}/fotos`, {
        ...{ foto: desenhadas[i]!, chave: uuidv7(), corpo: { momento, vista } },
      }),
    ),
  );
}
const retratar = ({ placa, cor, veiculoTipo }: VeiculoDemo, vista: Vista, momento: 'ENTRADA' | 'SAIDA') =>
  fotoDemo({
    ...{ placa, cor, veiculoTipo },
    legenda: `${momento === 'ENTRADA' ? 'Entrada' : 'Saída'}: ${ROTULOS_VISTA[vista]}`,
  });

/** Let in, with its pictures, its key and, where the yard has a map, its spot. */
export async function entrarDemo(
  portas: Portas,
  um: VeiculoDemo,
  veiculo: Veiculo,
  estadia: Registro<Estadia>,
): Promise<void> {
  if (estadia.situacao !== 'PREVISTA') return;
  const ordem = VEICULOS_DEMO.filter(({ patio }) => patio === um.patio).indexOf(um);
  await fotografarDemo(portas, um, estadia, 'ENTRADA');
  const corpo = {
    ...(um.patio === PATIO_COM_MAPA ? { vaga: VAGAS_DEMO[ordem]!.codigo } : {}),
    ...(veiculo.possuiChave === true ? { codigoChave: `K-${String(ordem + 1).padStart(3, '0')}` } : {}),
    km: veiculo.km ?? null,
  };
  const opcoes = { de: 'PREVISTA', corpo };
  await portas.agir(await noPortaoDe(um, portas), ESTADIAS as never, estadia.uid, 'entrar', opcoes);
}
