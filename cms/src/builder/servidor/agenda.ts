import { ErroMartelo } from '@martelo/shared/erros';
import type { Payload, PayloadRequest } from 'payload';
import { emTransacao } from '../../banco/transacao.ts';
import { chaveDaPagina } from '../../paginas/gravar-pagina.ts';
import type { Agendamento, Usuario } from '../../payload-types.ts';
import { examinarPagina, recusa } from '../portao/servidor/exigir-portao.ts';
import { armar } from './despertador.ts';
import { lerPagina } from './pagina.ts';
import { conteudoDe } from './publicacao.ts';
import { fecharVersao } from './rajada.ts';

/** A publication to come, or one on air that will end. */
export interface AgendamentoAtivo {
  id: number;
  estado: 'aguardando' | 'no-ar';
  publicarEm: string;
  despublicarEm: string | null;
  nome: string;
  criadoEm: string;
}

type Pedido = Pick<PayloadRequest, 'payload' | 'user'>;

const ATIVOS = ['aguardando', 'no-ar'];

export async function agendamentoAtivo(payload: Payload, pagina: number): Promise<AgendamentoAtivo | null> {
  const { docs } = await payload.find({
    collection: 'agendamentos',
    where: { and: [{ pagina: { equals: pagina } }, { estado: { in: ATIVOS } }] },
    limit: 1,
    depth: 0,
  });
  return docs[0] ? comoAtivo(docs[0]) : null;
}

/**
 * Schedules the newest draft as it is now; what is edited later stays a draft.
 * @throws ErroMartelo AGENDAMENTO_RECUSADO in words, PAGINA_COM_ERROS when the gate stops it, REVISAO_DESATUALIZADA when the caller has not seen the newest draft
 */
export async function agendar(
  req: Pedido,
  id: string | number,
  pedido: { revisao: number; publicarEm: string; despublicarEm: string | null },
): Promise<AgendamentoAtivo> {
  const inicio = Date.parse(pedido.publicarEm);
  const conferir = async () => {
    const { doc, hotsite } = await lerPagina(req, id);
    if (doc.revisao !== pedido.revisao)
      throw new ErroMartelo('REVISAO_DESATUALIZADA', { revisao: doc.revisao });
    if (pedido.despublicarEm && Date.parse(pedido.despublicarEm) <= inicio)
      recusar('O fim precisa ser depois do começo.');
    if (await agendamentoAtivo(req.payload, doc.id))
      recusar('Esta página já tem uma publicação agendada. Cancele-a para agendar outra.');
    return { doc, hotsite };
  };
  const vista = await conferir();
  if (inicio <= Date.now()) recusar('A publicação precisa ser em um momento que ainda não passou.');
  // The gate asks the engine: nobody else's writes wait for that. The revision says that it judged what is scheduled.
  const barrada = recusa(
    await examinarPagina(req.payload, { hotsite: vista.hotsite, pagina: vista.doc, agora: inicio }),
  );
  if (barrada) throw barrada;
  const criado = await emTransacao(req.payload, chaveDaPagina(id), async () => {
    const { doc } = await conferir();
    const usuario = req.user as unknown as Usuario;
    await fecharVersao(req.payload, doc.id);
    return req.payload.create({
      collection: 'agendamentos',
      depth: 0,
      data: {
        pagina: doc.id,
        estado: 'aguardando',
        publicarEm: new Date(inicio).toISOString(),
        despublicarEm: pedido.despublicarEm,
        conteudo: conteudoDe(doc) as never,
        quem: usuario.id,
        nome: usuario.nome || usuario.email,
      },
    });
  });
  await armar(req.payload);
  return comoAtivo(criado);
}

/** Calls off what has not happened yet: the publication, or the end of one that is on air. */
export async function cancelarAgendamento(req: Pedido, id: string | number): Promise<null> {
  await emTransacao(req.payload, chaveDaPagina(id), async () => {
    const { doc } = await lerPagina(req, id);
    const ativo = await agendamentoAtivo(req.payload, doc.id);
    if (!ativo) recusar('Não há publicação agendada nesta página.');
    await req.payload.update({
      collection: 'agendamentos',
      id: ativo.id,
      depth: 0,
      data: { estado: ativo.estado === 'no-ar' ? 'encerrado' : 'cancelado' },
    });
  });
  await armar(req.payload);
  return null;
}

function recusar(problema: string): never {
  throw new ErroMartelo('AGENDAMENTO_RECUSADO', { problema });
}

const comoAtivo = (linha: Agendamento): AgendamentoAtivo => ({
  id: linha.id,
  estado: linha.estado as AgendamentoAtivo['estado'],
  publicarEm: linha.publicarEm,
  despublicarEm: linha.despublicarEm ?? null,
  nome: linha.nome,
  criadoEm: linha.createdAt,
});
