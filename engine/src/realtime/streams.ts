import { uid } from '@martelo/shared/identificador';
import {
  entradaPedida,
  fimTransmissao,
  inicioTransmissao,
  publicacaoTransmissao,
} from '@martelo/shared/transmissao';
import type { Server } from 'socket.io';
import { z } from 'zod';
import { ler } from '../api/entrada.ts';
import { vistoPor } from '../api/recurso/visao.ts';
import { TRANSMISSOES } from '../casa/transmissao.ts';
import { daEquipe, type Transmissoes } from '../negocio/transmissoes/transmissoes.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import type { Atender, Conexao } from './connection.ts';
import { ehSalaDaTransmissao, salaDaTransmissao } from './rooms.ts';

const doLeilao = z.object({ leilaoUid: uid });
const qual = z.object({ transmissaoUid: uid });
const quem = z.object({ qual: z.enum(['transmissao', 'camera']).default('transmissao') });

/** Broadcasts, by the spec's names. A socket follows those of one auction at a time. */
export function pedidosDasTransmissoes(transmissoes: Transmissoes | undefined): [string, Atender][] {
  if (transmissoes === undefined) return [];
  const de = <S extends z.ZodType>(
    schema: S,
    atender: (conexao: Conexao, dados: z.output<S>) => Promise<object>,
  ): Atender => {
    return (conexao, dados) => atender(conexao, ler(schema, dados) as z.output<S>);
  };
  const ver = ({ acesso }: Conexao, uma: object) => ({
    transmissao: vistoPor(TRANSMISSOES as never, acesso, uma as never) as object,
  });
  return [
    [
      'conectar-transmissoes-leilao',
      de(doLeilao, async (conexao, { leilaoUid }) => {
        const { acesso, socket, hotsite } = conexao;
        // Whoever may not see the auction is refused before they are in the room.
        await transmissoes.atual(acesso, leilaoUid);
        deixar(socket);
        const casa = daEquipe(acesso);
        socket.join(salaDaTransmissao(leilaoUid));
        if (casa) socket.join(salaDaTransmissao(leilaoUid, hotsite.id));
        // In the room before it is read: nothing happens in between that is in neither.
        return {
          ...{ leilaoUid, transmissao: await transmissoes.atual(acesso, leilaoUid) },
          ...(casa && {
            abertas: (await transmissoes.abertas(acesso, leilaoUid)).map((uma) => ({
              ...ver(conexao, uma).transmissao,
              plateia: uma.plateia,
            })),
          }),
        };
      }),
    ],
    [
      'desconectar-transmissoes-leilao',
      de(doLeilao.partial().nullish(), async ({ socket }) => {
        deixar(socket);
        return {};
      }),
    ],
    [
      'get-assistir-transmissao',
      de(doLeilao, ({ acesso }, { leilaoUid }) => transmissoes.assistir(acesso, leilaoUid)),
    ],
    [
      'get-canal-trasmissao-templates',
      de(doLeilao, ({ acesso }, { leilaoUid }) => transmissoes.estudio(acesso, leilaoUid)),
    ],
    [
      'post-iniciar-transmissao',
      de(inicioTransmissao, async (conexao, pedido) => {
        const { acesso, hotsite, endereco, socket } = conexao;
        const browser = (socket.request.headers['user-agent'] ?? '').slice(0, 300);
        return ver(
          conexao,
          await transmissoes.iniciar(acesso, hotsite.id, pedido, { browser, ip: endereco }),
        );
      }),
    ],
    [
      'put-publicar-transmissao',
      de(publicacaoTransmissao, async (conexao, pedido) =>
        ver(conexao, await transmissoes.publicar(conexao.acesso, pedido)),
      ),
    ],
    [
      'put-encerrar-transmissao',
      de(qual.extend(fimTransmissao.shape), async (conexao, { transmissaoUid, motivoFim }) =>
        ver(conexao, await transmissoes.encerrar(conexao.acesso, transmissaoUid, motivoFim)),
      ),
    ],
    [
      'post-entrada-transmissao',
      de(qual.extend(entradaPedida.shape), ({ acesso }, { transmissaoUid, forma }) =>
        transmissoes.darEntrada(acesso, transmissaoUid, forma),
      ),
    ],
    [
      'get-olhar-transmissao',
      de(qual.extend(quem.shape), ({ acesso }, { transmissaoUid, qual: fluxo }) =>
        transmissoes.olhar(acesso, transmissaoUid, fluxo),
      ),
    ],
  ];
}

function deixar(socket: Conexao['socket']): void {
  for (const sala of [...socket.rooms].filter(ehSalaDaTransmissao)) socket.leave(sala);
}

/** Tells who follows an auction's broadcasts what is shown now, and its house what changed. Returns what stops it. */
export function transmitirTransmissoes(
  io: Server,
  registros: Registros,
  transmissoes: Transmissoes | undefined,
  aoFalhar: (erro: unknown) => void,
): () => void {
  if (transmissoes === undefined) return () => {};
  const { adapter } = io.of('/');
  const contar = async (transmissaoUid: string): Promise<void> => {
    const uma = await registros.colecao(TRANSMISSOES).obter(SISTEMA, transmissaoUid);
    if (uma === null || !adapter.rooms.has(salaDaTransmissao(uma.leilaoUid))) return;
    const { leilaoUid, hotsiteId, situacao, publicada } = uma;
    const transmissao = await transmissoes.atual(SISTEMA, leilaoUid);
    const casa = salaDaTransmissao(leilaoUid, hotsiteId);
    io.local.to(salaDaTransmissao(leilaoUid)).except(casa).emit('on-transmissao', { leilaoUid, transmissao });
    io.local
      .to(casa)
      .emit('on-transmissao', { leilaoUid, transmissao, mudou: { transmissaoUid, situacao, publicada } });
  };
  return registros.aoEscrever(TRANSMISSOES.nome, (transmissaoUid) => {
    if (adapter.rooms.size > 0) contar(transmissaoUid).catch(aoFalhar);
  });
}
