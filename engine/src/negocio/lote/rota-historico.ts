import { z } from 'zod';
import { paramsUid } from '../../api/comando.ts';
import type { Limitador } from '../../api/limite.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { Pedido } from '../../auction/modelo/comando.ts';
import type { Evento } from '../../auction/modelo/evento.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import type { EventLog } from '../../log/log.ts';
import { PAPEIS_DO_LEILAO } from './alterar-lote.ts';

interface Dependencias {
  log: EventLog;
  localizador: Localizador;
  nomeDoUsuario(usuUid: string): Promise<string>;
  /** Of histories: each call reads the auction's log. */
  limitador: Limitador;
}

const alteracao = z.object({
  instante: z.string(),
  /** uid of who commanded; 'sistema' where nobody did, 'cliente' where a bid did: who bids stands elsewhere. */
  autor: z.string(),
  nome: z.string(),
  tipo: z.enum(['incluido', 'alterado', 'situacao', 'tempo']),
  mudancas: z.record(z.string(), z.unknown()),
});
type Alteracao = z.infer<typeof alteracao>;

const DO_CLIENTE: ReadonlySet<Pedido['tipo']> = new Set([
  'dar-lance',
  'comprar-ja',
  'fazer-proposta',
  'responder-contraproposta',
  'responder-novo-valor',
]);

/** Who changed what of a lot, and when: read from the log, which nobody can change. Bids are not in it. */
export function rotaHistorico(deps: Dependencias): Rota {
  return rota({
    metodo: 'get',
    caminho: '/v1/lotes/:uid/historico',
    resumo: 'Quem alterou o que em um lote, e quando, do mais novo ao mais antigo',
    guarda: PAPEIS_DO_LEILAO,
    params: paramsUid,
    resposta: z.object({ itens: z.array(alteracao) }),
    async executar({ params, chamador }): Promise<{ itens: Alteracao[] }> {
      const { estado, lote } = await deps.localizador.lote(chamador.acesso, params.uid);
      deps.limitador.consumir(chamador.ip);
      const itens: Omit<Alteracao, 'nome'>[] = [];
      let autor = 'sistema';
      for await (const { events } of deps.log.read(`leilao:${estado.leilao.uid}`)) {
        for (const evento of events) {
          if (evento.tipo === 'ComandoDecidido/1')
            autor = DO_CLIENTE.has(evento.comando.pedido.tipo) ? 'cliente' : evento.comando.autor;
          const mudou = oQueMudou(evento, lote.uid);
          if (mudou !== null)
            itens.push({ instante: new Date(evento.instante).toISOString(), autor, ...mudou });
        }
      }
      const nomes = new Map([
        ['sistema', 'Plataforma'],
        ['cliente', 'Cliente'],
      ]);
      for (const { autor: uid } of itens) if (!nomes.has(uid)) nomes.set(uid, await deps.nomeDoUsuario(uid));
      return { itens: itens.reverse().map((item) => ({ ...item, nome: nomes.get(item.autor)! })) };
    },
  });
}

function oQueMudou(evento: Evento, lelUid: string): Pick<Alteracao, 'tipo' | 'mudancas'> | null {
  switch (evento.tipo) {
    case 'LoteIncluido/1':
      return evento.lote.uid === lelUid ? { tipo: 'incluido', mudancas: { ...evento.lote } } : null;
    case 'LoteAlterado/1':
      return evento.lelUid === lelUid ? { tipo: 'alterado', mudancas: mudancasDo(evento) } : null;
    case 'SituacaoLoteAlterada/1': {
      if (evento.lelUid !== lelUid) return null;
      const { publico } = evento.elo;
      const motivo = publico.tipo === 'SituacaoAlterada' ? publico.motivo : undefined;
      return { tipo: 'situacao', mudancas: { situacao: evento.situacao, ...(motivo ? { motivo } : {}) } };
    }
    case 'TempoRestituido/1':
      return evento.lelUid === lelUid ? { tipo: 'tempo', mudancas: { dataFim: evento.dataFim } } : null;
    default:
      return null;
  }
}

/** What was taken out became null. */
const mudancasDo = ({
  mudancas,
  retirados = [],
}: Extract<Evento, { tipo: 'LoteAlterado/1' }>): Record<string, unknown> => ({
  ...mudancas,
  ...Object.fromEntries(retirados.map((campo) => [campo, null])),
});
