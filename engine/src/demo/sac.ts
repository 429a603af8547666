import { hash } from 'node:crypto';
import { VALIDADE_DO_CONVITE_MS } from '@martelo/shared/convite';
import { uuidv7De } from '@martelo/shared/identificador';
import { PRAZO_DA_RESPOSTA_MS } from '@martelo/shared/titular';
import { CLIENTES } from '../acesso/clientes/registro.ts';
import { CONVITES, novoCodigo } from '../casa/convite.ts';
import { SOLICITACOES_LGPD } from '../casa/solicitacao-lgpd.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';

/** Who asks about their data in the demo, on each brand. */
const QUEM = 'cliente7@demo.martelo';
const DIA_MS = 86_400_000;
/** One that should have been answered yesterday, and one with time left; asked so many days ago. */
const PEDIDOS = [
  {
    tipo: 'CORRECAO',
    campo: 'dataNascimento',
    valor: '14/03/1987',
    ha: 16,
    explicacao: 'Digitei o ano errado ao me cadastrar.',
  },
  { tipo: 'ELIMINACAO', campo: null, valor: null, ha: 3, explicacao: 'Não participo mais de leilões.' },
] as const;

/** Requests about one's data that wait for SAC, and an invitation. Leaves alone what is there already. */
export async function criarSacDemo(registros: Registros, agora: number): Promise<void> {
  const filtros = [{ tipo: 'exata', campo: 'email', valor: QUEM } as const];
  for await (const { uid: cliUid, hotsiteId } of registros
    .colecao(CLIENTES)
    .percorrer(SISTEMA, { filtros })) {
    await criarPedidos(registros, { cliUid, hotsiteId, agora });
    await criarConvite(registros, hotsiteId, agora);
  }
}

const uidDe = (chave: string): string => uuidv7De(Date.UTC(2026, 0, 1), hash('sha256', `demo:sac:${chave}`));

async function criarPedidos(
  registros: Registros,
  { cliUid, hotsiteId, agora }: { cliUid: string; hotsiteId: number; agora: number },
): Promise<void> {
  const solicitacoes = registros.colecao(SOLICITACOES_LGPD);
  for (const { ha, ...pedido } of PEDIDOS) {
    const uid = uidDe(`${pedido.tipo}:${cliUid}`);
    if ((await solicitacoes.obter(SISTEMA, uid)) !== null) continue;
    const pedidaEm = agora - ha * DIA_MS;
    await solicitacoes.inserir(SISTEMA, {
      ...{ uid, id: await registros.proximoId(SOLICITACOES_LGPD.declaracao.nome), hotsiteId, cliUid },
      ...{ ...pedido, pedidaEm: new Date(pedidaEm).toISOString() },
      situacao: 'RECEBIDA',
      prazo: new Date(pedidaEm + PRAZO_DA_RESPOSTA_MS).toISOString(),
      ...{ respondidaEm: null, respondidaPor: null, resposta: null, documentos: null, executadaEm: null },
    });
  }
}

async function criarConvite(registros: Registros, hotsiteId: number, agora: number): Promise<void> {
  const convites = registros.colecao(CONVITES);
  const uid = uidDe(`convite:${hotsiteId}`);
  if ((await convites.obter(SISTEMA, uid)) !== null) return;
  await convites.inserir(SISTEMA, {
    ...{ uid, id: await registros.proximoId(CONVITES.declaracao.nome), hotsiteId, convidadoPor: null },
    ...{ nome: 'Feira do Automóvel', grupos: [], maximoUsos: 100, usos: 0 },
    situacao: 'ATIVO',
    ...{ codigo: novoCodigo(), criadoEm: new Date(agora).toISOString() },
    expiraEm: new Date(agora + VALIDADE_DO_CONVITE_MS).toISOString(),
  });
}
