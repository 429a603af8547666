import { ErroMartelo } from '@martelo/shared/erros';
import { sessao } from '@martelo/shared/pagina';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { lerCorpo } from '../../conteudo/corpo.ts';
import { respostaDeErro } from '../../conteudo/resposta.ts';
import { MAXIMO_DE_SECOES } from '../modelo/conferir.ts';
import { LIMITE_DO_PEDIDO } from '../modelo/dividir.ts';
import { remendo } from '../modelo/formato.ts';
import { agendar, cancelarAgendamento } from './agenda.ts';
import { aoVivo } from './ao-vivo.ts';
import { abrirPagina, lerPagina } from './pagina.ts';
import { receber } from './receber.ts';
import { apontar } from './sala.ts';
import { publicar, salvarRemendos } from './salvar.ts';
import { abrirVersao, listarVersoes } from './versoes.ts';

const nome = z.string().regex(/^[\w-]{8,64}$/);
const revisao = z.int().min(0);
const instante = z.iso.datetime({ offset: true });
const corpoRemendos = z.strictObject({
  revisao,
  lote: nome,
  janela: nome,
  acao: z.string().max(80),
  onde: z.string().max(120),
  remendos: z.array(remendo).min(1).max(400),
});
/** Sections pasted from another brand: whole ones, a page full at most. */
const LIMITE_RECEBER = 4_000_000;
const corpoReceber = z.strictObject({
  hotsite: z.int().positive(),
  sessoes: z.array(sessao).min(1).max(MAXIMO_DE_SECOES),
});
const corpoPublicar = z.strictObject({ revisao, janela: nome });
const corpoPresenca = z.strictObject({ janela: nome, selecionadas: z.array(z.string().max(40)).max(300) });
const corpoAgendar = z.strictObject({ revisao, publicarEm: instante, despublicarEm: instante.nullable() });

type Trabalho = (req: PayloadRequest, id: string) => Promise<unknown>;
const chamada = (method: 'get' | 'post' | 'delete', resto: string, trabalho: Trabalho): Endpoint => ({
  path: `/construtor/:id${resto}`,
  method,
  handler: (req) => responder(req, () => trabalho(req, idDe(req))),
});

/** The builder's own calls, under `/api/construtor/:id`. */
export const endpointsDoConstrutor: Endpoint[] = [
  chamada('get', '', abrirPagina),
  chamada('post', '/remendos', async (req, id) =>
    salvarRemendos(req, id, corpoRemendos.parse(await lerCorpo(req, LIMITE_DO_PEDIDO))),
  ),
  chamada('post', '/publicar', async (req, id) => {
    const corpo = corpoPublicar.parse(await lerCorpo(req, LIMITE_DO_PEDIDO));
    return publicar(req, id, corpo.revisao, corpo.janela);
  }),
  chamada('post', '/receber', async (req, id) =>
    receber(req, id, corpoReceber.parse(await lerCorpo(req, LIMITE_RECEBER))),
  ),
  chamada('get', '/versoes', listarVersoes),
  chamada('get', '/versoes/:versao', (req, id) => abrirVersao(req, id, idDe(req, 'versao'))),
  chamada('post', '/agendamento', async (req, id) =>
    agendar(req, id, corpoAgendar.parse(await lerCorpo(req, LIMITE_DO_PEDIDO))),
  ),
  chamada('delete', '/agendamento', cancelarAgendamento),
  chamada('get', '/ao-vivo', async (req, id) => {
    const { doc } = await lerPagina(req, id);
    const { usuario, nome: chamado } = quemPede(req);
    return aoVivo(doc.id, { janela: nome.parse(req.query.janela), usuario, nome: chamado });
  }),
  chamada('post', '/presenca', async (req, id) => {
    // Rooms hold only who was let in by the stream; a window of somebody else is refused there.
    const { janela, selecionadas } = corpoPresenca.parse(await lerCorpo(req, 16_384));
    return { aqui: apontar(id, janela, quemPede(req).usuario, selecionadas) };
  }),
];

async function responder(req: PayloadRequest, trabalho: () => Promise<unknown>): Promise<Response> {
  try {
    // Before the body is read: a stranger learns nothing from how it is refused.
    if (!req.user) throw new ErroMartelo('NAO_AUTENTICADO');
    const resposta = await trabalho();
    return resposta instanceof Response
      ? resposta
      : Response.json(resposta, { headers: { 'cache-control': 'no-store' } });
  } catch (erro) {
    return respostaDeErro(erro, req.payload.logger);
  }
}

/** Numeric on SQLite, 24 hex digits on MongoDB: whatever else is no page and no version of ours. */
function idDe(req: PayloadRequest, parametro = 'id'): string {
  const id = String(req.routeParams?.[parametro] ?? '');
  if (!/^(\d{1,15}|[0-9a-f]{24})$/.test(id)) throw new ErroMartelo('NAO_ENCONTRADO');
  return id;
}

function quemPede(req: PayloadRequest): { usuario: number; nome: string } {
  const usuario = req.user as unknown as { id: number; nome?: string | null; email: string };
  return { usuario: usuario.id, nome: usuario.nome || usuario.email };
}
