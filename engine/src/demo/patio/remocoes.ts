import { uuidv7 } from '@martelo/shared/identificador';
import { PASSOS_DA_REMOCAO } from '@martelo/shared/remocoes/remocao';
import type { CodigoQueMove } from '@martelo/shared/remocoes/remocao.esquema';
import { REMOCOES, type RemocaoLida } from '../../casa/remocao.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { ADM, criarTransporteDemo, MOTORISTA, TRANSPORTADORA } from './cadastros.ts';
import { entrarDemo, estadiaDemo, patioDemo, veiculoDemo } from './entradas.ts';
import { fotoDemo } from './fotos.ts';
import { type Historia, haDias, type VeiculoDemo } from './plano.ts';
import type { Portas } from './portas.ts';

const HORA_MS = 3_600_000;
const LOCAL = { latitude: -23.586, longitude: -46.609 };
const QUANDO_MAIS_CARO = 10_000;

/** How far each story goes: the codes that were sent, in their order. */
const ATE: Partial<Record<Historia, readonly CodigoQueMove[]>> = {
  pedida: [],
  autorizada: ['S02'],
  designada: ['S02', 'S04'],
  confirmada: ['S02', 'S04', 'S06'],
  'em-rota': ['S02', 'S04', 'S06', 'S08'],
  'no-portao': ['S02', 'S04', 'S06', 'S08', 'S09', 'S11', 'S14'],
  chegou: ['S02', 'S04', 'S06', 'S08', 'S09', 'S11', 'S14'],
};
export const emRemocao = ({ historia }: VeiculoDemo): boolean => historia in ATE;

type Transporte = Awaited<ReturnType<typeof criarTransporteDemo>>;

/** Removals of a brand, each as far as its story goes. */
export async function criarRemocoesDemo(
  portas: Portas,
  hotsiteId: number,
  suas: readonly VeiculoDemo[],
  agora: number,
): Promise<void> {
  if (suas.length === 0) return;
  const transporte = await criarTransporteDemo(portas, hotsiteId);
  for (const um of suas) {
    portas.em(haDias(agora, um.dias));
    const remocao = await pedir(portas, um, transporte.local);
    if (remocao === null) continue;
    const codigos = ATE[um.historia]!;
    // What is under way moved an hour ago.
    const ultimo = um.historia === 'chegou' ? haDias(agora, um.dias - 1) : agora;
    for (const [passo, codigo] of codigos.entries()) {
      portas.em(ultimo - (codigos.length - passo) * HORA_MS);
      await enviar(portas, um, remocao, codigo, transporte);
    }
    if (um.historia === 'chegou') await chegar(portas, um);
  }
}

async function pedir(portas: Portas, um: VeiculoDemo, localRemocaoId: number): Promise<RemocaoLida | null> {
  const veiculo = await veiculoDemo(portas, um);
  if (veiculo === null) return null;
  const { id: patioId } = await patioDemo(portas, um.patio);
  const adm = await portas.quem(ADM, um.hotsiteId);
  const chave = `demo-remocao-${um.chave}`;
  const corpo = { veiculoId: veiculo.id, localRemocaoId, patioId, observacao: 'Retirar com plataforma.' };
  const { uid } = await portas.chamar(adm, '/v1/remocoes', { corpo, chave });
  return lida(portas, uid);
}
const lida = (portas: Portas, uid: string): Promise<RemocaoLida> =>
  portas.registros.colecao(REMOCOES).obter(SISTEMA, uid) as Promise<RemocaoLida>;

async function enviar(
  portas: Portas,
  um: VeiculoDemo,
  { uid }: RemocaoLida,
  codigo: CodigoQueMove,
  transporte: Transporte,
): Promise<void> {
  const antes = await lida(portas, uid);
  const passo = PASSOS_DA_REMOCAO.find((deles) => deles.codigo === codigo)!;
  if (!passo.de.includes(antes.situacao)) return;
  const daCasa = codigo === 'S02' || codigo === 'S04';
  const quem = await portas.quem(daCasa ? ADM : codigo === 'S06' ? TRANSPORTADORA : MOTORISTA, um.hotsiteId);
  const caminho = daCasa ? '/v1/remocoes' : '/v1/transportadora/remocoes';
  // Whoever is on the way has the place before them; what is confirmed is another driver's, tomorrow.
  const espera = { confirmada: 25, 'em-rota': 3 }[um.historia as string] ?? 1;
  const inicio = portas.agora() + espera * HORA_MS;
  const dados: Partial<Record<CodigoQueMove, object>> = {
    S04: {
      transportadoraId: transporte.transportadora,
      valorCobradoTransportadora: Math.max(0, (antes.valorSugerido ?? 0) - QUANDO_MAIS_CARO),
    },
    S06: {
      motoristaId: um.historia === 'confirmada' ? transporte.outro : transporte.motorista,
      diaInicioPrevisto: new Date(inicio).toISOString(),
      diaInicioFim: new Date(inicio + HORA_MS / 2).toISOString(),
    },
    S09: { posicao: LOCAL },
  };
  if (codigo === 'S11') {
    const assinatura = await portas.chamar(quem, `${caminho}/${uid}/arquivos`, {
      ...{ foto: await fotoDemo({ ...um, legenda: 'Termo assinado por Reinaldo' }), chave: uuidv7() },
    });
    dados.S11 = { assinatura: assinatura.uid, recebidoDe: 'Reinaldo Alves' };
  }
  const instante = new Date(portas.agora()).toISOString();
  const corpo = { codigo, comandoId: uuidv7(), instante, dados: dados[codigo] ?? {} };
  const { evento } = await portas.chamar(quem, `${caminho}/${uid}/eventos`, { corpo });
  if (evento.estado !== 'EST02')
    throw new Error(`${codigo} of ${um.chave}: ${JSON.stringify(evento.recusa)}`);
}

/** Let in: what its removal is concluded by. */
async function chegar(portas: Portas, um: VeiculoDemo): Promise<void> {
  const veiculo = await veiculoDemo(portas, um);
  const estadia = veiculo === null ? null : await estadiaDemo(portas, veiculo);
  if (veiculo !== null && estadia !== null) await entrarDemo(portas, um, veiculo, estadia);
}
