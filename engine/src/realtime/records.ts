import { ErroMartelo } from '@martelo/shared/erros';
import type { Server } from 'socket.io';
import { z } from 'zod';
import { ler } from '../api/entrada.ts';
import type { QualquerRecurso, Servicos } from '../api/recurso/declaracao.ts';
import { marcasDe, tem } from '../api/recurso/politica.ts';
import { SISTEMA } from '../records/acesso.ts';
import { visivel } from '../records/politica.ts';
import type { DefinicaoColecao, Registros } from '../records/records.ts';
import type { Atender } from './connection.ts';
import { ehSalaDeRegistros, registrosDaSala, salaDeRegistros } from './rooms.ts';

/** A kind that is looked at live. `junto`: a collection that its rows are made of as well, by the same uid. */
export interface AoVivo<S extends Servicos> {
  recurso: QualquerRecurso<S>;
  junto?: DefinicaoColecao<never>;
}

/** Bids on a lot come faster than anybody reads: what two collections write of one row within this time is told once. */
const JUNTAR_MS = 250;

const alvo = z.object({ recurso: z.string().max(60) });

/**
 * Live lists: who may read a kind is told which of its records were written, by number and revision and nothing else: what they may see
 * of one they read as ever.
 */
export function pedidosDeRegistros<S extends Servicos>(especies: readonly AoVivo<S>[]): [string, Atender][] {
  const porNome = new Map(especies.map(({ recurso }) => [recurso.declaracao.nome, recurso]));
  const salas = ({ acesso }: Parameters<Atender>[0], dados: unknown): string[] => {
    const { recurso: nome } = ler(alvo, dados) as z.infer<typeof alvo>;
    const recurso = porNome.get(nome);
    if (recurso === undefined) throw new ErroMartelo('NAO_ENCONTRADO');
    const { papeis, somente } = recurso.declaracao;
    if (!tem(acesso, papeis.le)) throw new ErroMartelo('SEM_PERMISSAO', { papeis: papeis.le.join(', ') });
    const proprios = somente ? somente(acesso) : {};
    if (proprios === null) return [];
    // Who reads only some is told of those alone that have each of these values.
    return [salaDeRegistros(nome, acesso.hotsiteId, proprios)];
  };
  return [
    [
      'acompanhar-registros',
      (conexao, dados) => {
        conexao.socket.join(salas(conexao, dados));
        return {};
      },
    ],
    [
      'deixar-registros',
      (conexao, dados) => {
        for (const sala of salas(conexao, dados)) conexao.socket.leave(sala);
        return {};
      },
    ],
  ];
}

/** Tells the rooms of each write, of this process or another. Returns what stops it. */
export function transmitirRegistros<S extends Servicos>(
  io: Server,
  registros: Registros,
  especies: readonly AoVivo<S>[],
  aoFalhar: (erro: unknown) => void,
): () => void {
  const { adapter } = io.of('/');
  /** The rooms that somebody is in, by their kind. */
  const abertas = new Map<string, Set<string>>();
  const abrir = (sala: string): void => {
    if (!ehSalaDeRegistros(sala)) return;
    const { recurso } = registrosDaSala(sala);
    abertas.set(recurso, (abertas.get(recurso) ?? new Set()).add(sala));
  };
  const fechar = (sala: string): void => {
    if (ehSalaDeRegistros(sala)) abertas.get(registrosDaSala(sala).recurso)?.delete(sala);
  };
  adapter.on('create-room', abrir);
  adapter.on('delete-room', fechar);

  const ouvidos = especies.flatMap(({ recurso, junto }) => {
    const { nome } = recurso.declaracao;
    const avisar = async (uid: string): Promise<void> => {
      const doc = await registros.colecao(recurso).obter(SISTEMA, uid);
      if (doc === null) return;
      const outra = junto && (await registros.colecao(junto).obter(SISTEMA, uid));
      const revisao = doc.revisao + ((outra as { revisao: number } | null | undefined)?.revisao ?? 0);
      const aviso = { recurso: nome, uid, id: doc.id, revisao };
      const marcas = marcasDe(doc);
      for (const sala of abertas.get(nome) ?? []) {
        const { hotsiteId, parte } = registrosDaSala(sala);
        const sua =
          marcas.includes(hotsiteId) && visivel(doc, parte, (campo) => recurso.indices[campo]!.tipo);
        if (sua) io.local.to(sala).emit('on-registro', aviso);
      }
    };
    // Nobody looks on: nothing is read.
    const olhada = () => (abertas.get(nome)?.size ?? 0) > 0;
    if (junto === undefined)
      return [
        registros.aoEscrever(recurso.nome, (uid) => {
          if (olhada()) avisar(uid).catch(aoFalhar);
        }),
      ];
    const esperam = new Set<string>();
    let relogio: ReturnType<typeof setTimeout> | undefined;
    const guardar = (uid: string): void => {
      if (!olhada()) return;
      esperam.add(uid);
      relogio ??= setTimeout(() => {
        relogio = undefined;
        for (const um of esperam) avisar(um).catch(aoFalhar);
        esperam.clear();
      }, JUNTAR_MS);
    };
    return [
      registros.aoEscrever(recurso.nome, guardar),
      registros.aoEscrever(junto.nome, guardar),
      () => clearTimeout(relogio),
    ];
  });
  return () => {
    for (const parar of ouvidos) parar();
    adapter.off('create-room', abrir);
    adapter.off('delete-room', fechar);
  };
}
