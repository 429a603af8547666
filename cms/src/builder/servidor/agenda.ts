import { ErroMartelo } from '@martelo/shared/erros';
import type { PayloadRequest } from 'payload';
import { emTransacao } from '../../banco/transacao.ts';
import { chaveDaPagina } from '../../paginas/gravar-pagina.ts';
import { SERVIDOR } from '../../palavras/construtor/servidor.ts';
import type { Usuario } from '../../payload-types.ts';
import { examinarPagina, recusa } from '../portao/servidor/exigir-portao.ts';
import { type AgendamentoAtivo, agendamentoAtivo, comoAtivo } from './agendamento-ativo.ts';
import { armar } from './despertador.ts';
import { lerPagina } from './pagina.ts';
import { conteudoDe } from './publicacao.ts';
import { fecharVersao } from './rajada.ts';

type Pedido = Pick<PayloadRequest, 'payload' | 'user'>;

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
    if (pedido.despublicarEm && Date.parse(pedido.despublicarEm) <= inicio) recusar(SERVIDOR.fimAntes);
    if (await agendamentoAtivo(req.payload, doc.id)) recusar(SERVIDOR.jaAgendada);
    return { doc, hotsite };
  };
  const vista = await conferir();
  if (inicio <= Date.now()) recusar(SERVIDOR.noPassado);
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
    if (!ativo) recusar(SERVIDOR.naoHaPublicacaoAgendada);
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
