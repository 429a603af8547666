import { type Livro, type LivroLeilao, livro, livroLeilao } from '@martelo/shared/livro';
import { paramsUid } from '../../api/comando.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import type { EventosApos } from '../../leituras/registros/livro.ts';
import { loteVisivel } from '../../leituras/visibilidade.ts';
import type { Assinaturas } from './assinaturas.ts';

interface Dependencias {
  localizador: Localizador;
  eventosApos: EventosApos;
  assinaturas: Assinaturas;
}

/** The ledgers, as anyone may have and verify them (rule 23; docs/livro.md). */
export function rotasDosLivros({ localizador, eventosApos, assinaturas }: Dependencias): Rota[] {
  return [
    rota({
      metodo: 'get',
      caminho: '/v1/lotes/:uid/livro',
      resumo: 'O livro público de um lote: seus eventos, encadeados por hash e, fechado o lote, assinados',
      guarda: 'publica',
      params: paramsUid,
      resposta: livro,
      async executar({ params, chamador }): Promise<Livro> {
        const { estado, lote } = await localizador.vista(chamador.acesso, params.uid);
        // Read before the next wait: the state is live, and what is signed must be among the events read after it.
        const { uid: lelUid, fechamento } = lote;
        const leiUid = estado.leilao.uid;
        const eventos = await eventosApos(lelUid, 0);
        const ultimo = eventos.at(-1)!;
        const cresceu = fechamento !== null && ultimo.seq > fechamento.seq;
        const ponta = {
          seq: ultimo.seq,
          hash: ultimo.hash,
          instante: Date.parse(ultimo.publico.instante),
        };
        return {
          lelUid,
          leiUid,
          eventos,
          assinatura: await assinaturas.doFechamento({ uid: lelUid, fechamento }),
          assinaturaAtual: cresceu ? await assinaturas.doLivro(lelUid, ponta) : null,
        };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/leiloes/:uid/livro',
      resumo: 'Os livros dos lotes de um leilão e, terminado ele, o hash de todos com a assinatura',
      guarda: 'publica',
      params: paramsUid,
      resposta: livroLeilao,
      async executar({ params, chamador }): Promise<LivroLeilao> {
        const estado = await localizador.leilao(chamador.acesso, params.uid);
        const { leilao, termino } = estado;
        // All of an ended auction's lots: the hash is over every one of them.
        const uids = termino === null ? estado.ordem : [...termino.pontas.keys()];
        const lotes = uids
          .map((uid) => estado.lotes.get(uid)!)
          .filter((lote) => termino !== null || loteVisivel(chamador.acesso, estado, lote))
          .map((lote) => {
            const { uid, fechamento, dados } = lote;
            const { seq, hash, numero } = termino?.pontas.get(uid) ?? { ...lote, numero: dados.numero };
            return { lelUid: uid, numero, seq, hash, fechamento };
          });
        const { uid: leiUid, situacao } = leilao;
        const fim = termino === null ? null : await assinaturas.doLeilao(leiUid, termino);
        return {
          leiUid,
          situacao,
          lotes: await Promise.all(
            lotes.map(async ({ fechamento, ...lote }) => ({
              ...lote,
              assinatura: await assinaturas.doFechamento({ uid: lote.lelUid, fechamento }),
            })),
          ),
          hash: fim?.hash ?? null,
          assinatura: fim?.assinatura ?? null,
        };
      },
    }),
  ];
}
