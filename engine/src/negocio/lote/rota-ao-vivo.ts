import { type AoVivo, LEILOES_POR_CONSULTA, LOTES_POR_CONSULTA } from '@martelo/shared/ao-vivo';
import { aoVivo } from '@martelo/shared/ao-vivo.esquema';
import { ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import { type Rota, rota } from '../../api/rota.ts';
import { estadoPublico, posicaoDe } from '../../auction/leituras/publico.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import type { Posicoes } from '../../leituras/posicao.ts';
import type { EventosApos } from '../../leituras/registros/livro.ts';
import { leilaoDoEstado } from '../../leituras/vistas/leilao.ts';

/** Events of a lot handed over at a time; who still lacks some asks again. */
const EVENTOS_POR_LOTE = 200;

interface Dependencias {
  localizador: Localizador;
  posicoes: Posicoes;
  eventosApos: EventosApos;
  agora(): number;
}

/**
 * What a page is told by its socket, asked for: the way of those whose network lets no WebSocket through. One call for all that
 * a page follows, from the state in memory.
 */
export function rotaAoVivo({ localizador, posicoes, eventosApos, agora }: Dependencias): Rota {
  return rota({
    metodo: 'get',
    caminho: '/v1/ao-vivo',
    resumo: 'O estado público de vários lotes e leilões deste instante, para quem não tem WebSocket',
    guarda: 'publica',
    query: z.object({
      lotes: lista(LOTES_POR_CONSULTA, LOTE),
      leiloes: lista(LEILOES_POR_CONSULTA, UID),
      posicoes: z.enum(['0', '1']).default('0'),
    }),
    resposta: aoVivo,
    async executar({ query, chamador: { acesso } }): Promise<AoVivo> {
      const cliUid = acesso.tipo === 'cliente' ? acesso.cliUid : null;
      const minhas: AoVivo['posicoes'] = [];
      const lotes = await Promise.all(
        query.lotes.map(async (pedido): Promise<AoVivo['lotes']> => {
          const [uid = '', apos] = pedido.split('.');
          const achado = await visivel(localizador.lote(acesso, uid));
          if (achado === null) return [];
          const { estado, lote } = achado;
          // No await between these: a position and the price it is at belong together.
          if (cliUid !== null) minhas.push({ lelUid: lote.uid, posicao: posicaoDe(lote, cliUid) });
          const publico = estadoPublico(estado, lote.uid);
          if (apos === undefined) return [publico];
          const novos =
            Number(apos) >= publico.seq ? [] : await eventosApos(lote.uid, Number(apos), EVENTOS_POR_LOTE);
          return [{ ...publico, eventos: novos }];
        }),
      );
      const leiloes = await Promise.all(
        query.leiloes.map(async (uid): Promise<AoVivo['leiloes']> => {
          const estado = await visivel(localizador.leilao(acesso, uid));
          if (estado === null) return [];
          const { situacao, pausadoEm, loteAoVivoUid, haLotesAChamar, recado } = leilaoDoEstado(
            estado,
            agora(),
          );
          return [{ uid: estado.leilao.uid, situacao, pausadoEm, loteAoVivoUid, haLotesAChamar, recado }];
        }),
      );
      const todas = cliUid !== null && query.posicoes === '1' ? await posicoes.todas(cliUid) : minhas;
      return { agora: agora(), lotes: lotes.flat(), leiloes: leiloes.flat(), posicoes: todas };
    },
  });
}

/** What is not there for this caller is left out: one lot that was taken away must not cost a page all the others. */
async function visivel<T>(busca: Promise<T>): Promise<T | null> {
  try {
    return await busca;
  } catch (erro) {
    if (erro instanceof ErroMartelo && erro.statusCode === 404) return null;
    throw erro;
  }
}

const UID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** A lot's uid, and after a dot the `seq` that its history is known up to. */
const LOTE = `${UID}(?:\\.\\d{1,9})?`;

/** Uids with commas between them; none when absent. */
const lista = (maximo: number, um: string) =>
  z
    .string()
    .toLowerCase()
    .regex(
      new RegExp(`^${um}(?:,${um}){0,${maximo - 1}}$`),
      `Informe até ${maximo} uids separados por vírgula.`,
    )
    .transform((texto) => [...new Set(texto.split(','))])
    .optional()
    .transform((uids) => uids ?? []);
