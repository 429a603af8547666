import { createHash } from 'node:crypto';
import {
  avisosDoSino,
  avisosLidos,
  inscricaoPush,
  preferenciasDeAvisos,
  preferenciasEscrita,
} from '@martelo/shared/avisos/esquemas';
import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7De } from '@martelo/shared/identificador';
import { z } from 'zod';
import { comoCliente } from '../api/chamador.ts';
import type { Limitador } from '../api/limite.ts';
import { type Rota, rota } from '../api/rota.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import { type Caixa, ignorarCorrida } from './caixa.ts';
import { destinoDe } from './canais/push.ts';
import type { Entregador } from './entregador.ts';
import type { PreferenciasDosClientes } from './preferencias.ts';
import { INSCRICOES, type Inscricao } from './registros.ts';

/** Browsers of one person at a time; the oldest makes room. */
const APARELHOS = 10;

interface Dependencias {
  registros: Registros;
  preferencias: PreferenciasDosClientes;
  caixa: Caixa;
  entregador: Pick<Entregador, 'noticia'>;
  /** What browsers ask push services with. */
  chavePublica: string;
  /** Push services that this installation trusts besides the browsers' own. */
  servicos: readonly string[];
  selo(entregaUid: string): string;
  agora(): number;
  /** Of one person's subscriptions and marks. */
  limitador: Limitador;
}

/** The bell, the choices and the devices of a client. */
export function rotasDosAvisosDoCliente(d: Dependencias): Rota[] {
  const { registros, preferencias, caixa, agora, limitador } = d;
  const inscricoes = registros.colecao(INSCRICOES);

  const inscricoesDe = (cliUid: string) =>
    inscricoes.percorrer(SISTEMA, { filtros: [{ tipo: 'exata', campo: 'cliUid', valor: cliUid }] });

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/avisos',
      resumo: 'Meus avisos, do mais novo ao mais antigo, e quantos não li',
      guarda: 'cliente',
      query: z.object({
        apos: z.string().max(8_000).optional().describe('O `proximo` da página anterior'),
        porPagina: z.coerce.number().int().min(1).max(50).default(20),
      }),
      resposta: avisosDoSino,
      executar: ({ query, chamador }) => caixa.pagina(comoCliente(chamador), query),
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/cliente/avisos/lidos',
      resumo: 'Marca avisos meus como lidos: alguns, ou todos',
      guarda: 'cliente',
      body: avisosLidos,
      resposta: z.object({ naoLidos: z.int() }),
      async executar({ body: { uids }, chamador }) {
        const acesso = comoCliente(chamador);
        limitador.consumir(acesso.cliUid);
        await caixa.ler(acesso, uids);
        return { naoLidos: await caixa.naoLidos(acesso) };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/preferencias-avisos',
      resumo: 'O que escolhi receber, por aviso e canal, e o que falta a cada canal',
      guarda: 'cliente',
      resposta: preferenciasDeAvisos,
      executar: ({ chamador }) => preferencias.vista(chamador.hotsite, comoCliente(chamador).cliUid),
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/cliente/preferencias-avisos',
      resumo: 'Muda o que escolhi receber; só o que muda vai no corpo',
      guarda: 'cliente',
      body: preferenciasEscrita,
      versao: preferenciasDeAvisos,
      resposta: preferenciasDeAvisos,
      executar: ({ body, chamador }) =>
        preferencias.gravar(chamador.hotsite, comoCliente(chamador), body, chamador.ip),
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/push/chave',
      resumo: 'A chave com que um navegador pede notificações (VAPID)',
      guarda: 'publica',
      resposta: z.object({ chave: z.string() }),
      executar: () => ({ chave: d.chavePublica }),
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/cliente/push',
      resumo: 'Este navegador passa a receber minhas notificações, até eu sair da conta nele',
      guarda: 'cliente',
      status: 201,
      body: inscricaoPush,
      resposta: z.object({ uid: z.string() }),
      async executar({ body, chamador }) {
        const { cliUid, hotsiteId, sessao } = comoCliente(chamador);
        limitador.consumir(cliUid);
        const destino = destinoDe(body, d.servicos);
        const uid = uidDaInscricao(destino.endpoint);
        const nova = {
          ...{ uid, hotsiteId, cliUid, sessao: sessao ?? null, ...destino },
          criadaEm: new Date(agora()).toISOString(),
        };
        // A browser is one person's at a time: the last who asked on it.
        const antes = await inscricoes.obter(SISTEMA, uid);
        if (antes === null) await inscricoes.inserir(SISTEMA, nova).catch(ignorarCorrida);
        else await inscricoes.salvar(SISTEMA, nova, antes.revisao).catch(ignorarCorrida);
        const minhas = [];
        for await (const uma of inscricoesDe(cliUid)) minhas.push(uma);
        minhas.sort((uma, outra) => (uma.criadaEm < outra.criadaEm ? 1 : -1));
        for (const velha of minhas.slice(APARELHOS))
          await inscricoes.remover(SISTEMA, velha.uid, velha.revisao).catch(ignorarCorrida);
        return { uid };
      },
    }),
    rota({
      metodo: 'delete',
      caminho: '/v1/cliente/push',
      resumo: 'Este navegador deixa de receber minhas notificações',
      guarda: 'cliente',
      query: z.object({ endpoint: z.string().max(1_000) }),
      resposta: z.object({ ok: z.literal(true) }),
      async executar({ query: { endpoint }, chamador }) {
        const { cliUid } = comoCliente(chamador);
        const antes = await inscricoes.obter(SISTEMA, uidDaInscricao(endpoint));
        // Another person's, or gone: there is nothing of theirs to take away.
        if (antes?.cliUid === cliUid)
          await inscricoes.remover(SISTEMA, antes.uid, antes.revisao).catch(ignorarCorrida);
        return { ok: true };
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/push/recebido',
      resumo: 'O navegador diz que mostrou uma notificação; o selo veio com ela',
      guarda: 'publica',
      body: z.strictObject({ entrega: z.guid(), selo: z.string().max(60) }),
      resposta: z.object({ ok: z.literal(true) }),
      async executar({ body: { entrega, selo }, chamador }) {
        limitador.consumir(chamador.ip);
        if (selo !== d.selo(entrega)) throw new ErroMartelo('TOKEN_INVALIDO');
        await d.entregador.noticia(entrega, 'ENTREGUE');
        return { ok: true };
      },
    }),
  ];
}

interface Sessoes {
  aoEncerrarSessao(ouvinte: (sid: string) => void): () => void;
  aoMudarConta(ouvinte: (contaUid: string) => void): () => void;
  /** TOKEN_INVALIDO when the session holds no more. */
  conferir(sid: string, hotsiteId: number): Promise<unknown>;
}

/**
 * A session that was ended takes the browser's notifications along: whoever comes to it next is told nothing of who left. And a new
 * password, which ends all of them at once, leaves none to a device that its owner did not know of. Gives what stops it.
 */
export function esquecerComASessao(
  registros: Registros,
  { aoEncerrarSessao, aoMudarConta, conferir }: Sessoes,
  aoFalhar: (erro: unknown) => void,
): () => void {
  const inscricoes = registros.colecao(INSCRICOES);
  const esquecer = async (
    campo: 'sessao' | 'cliUid',
    valor: string,
    acabou: (uma: Inscricao) => Promise<boolean>,
  ): Promise<void> => {
    const achadas = inscricoes.percorrer(SISTEMA, { filtros: [{ tipo: 'exata', campo, valor }] });
    for await (const uma of achadas)
      if (await acabou(uma)) await inscricoes.remover(SISTEMA, uma.uid, uma.revisao).catch(ignorarCorrida);
  };
  const semSessao = async ({ sessao, hotsiteId }: Inscricao): Promise<boolean> => {
    if (sessao === null) return true;
    try {
      await conferir(sessao, hotsiteId);
      return false;
    } catch (erro) {
      if (erro instanceof ErroMartelo && erro.codigo === 'TOKEN_INVALIDO') return true;
      throw erro;
    }
  };
  const paradas = [
    aoEncerrarSessao((sid) => void esquecer('sessao', sid, async () => true).catch(aoFalhar)),
    aoMudarConta((contaUid) => void esquecer('cliUid', contaUid, semSessao).catch(aoFalhar)),
  ];
  return () => {
    for (const parar of paradas) parar();
  };
}

const uidDaInscricao = (endpoint: string): string =>
  uuidv7De(Date.UTC(2026, 0, 1), createHash('sha256').update(endpoint).digest('hex'));
