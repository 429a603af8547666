import { decodificar } from '@martelo/shared/decodificar';
import type { Payload, TypedUser } from 'payload';
import type { z } from 'zod';
import type { Hotsite } from '../payload-types.ts';

export type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may make a call: everybody; who edits the brand's pages (ADM, MKT of the brand); ADM alone; another of our services. */
export type Quem = 'todos' | 'edicao' | 'adm' | 'servico';

export interface Pedido<Query, Corpo> {
  payload: Payload;
  hotsite: Hotsite;
  query: Query;
  corpo: Corpo;
  /** What stands in the path's places, decoded. */
  caminho: Record<string, string>;
  /** Whoever the token names; null in calls for everybody. */
  autor: TypedUser | null;
  cabecalhos: Headers;
}

/** One call, written once: what it takes, what it answers, and how. The router and the OpenAPI document both read this. */
export interface Chamada<Query extends z.ZodType = z.ZodType, Corpo extends z.ZodType = z.ZodType> {
  metodo?: Metodo;
  /** Places in braces, as OpenAPI writes them. A bar at the end of an address is as good as none. */
  caminho: string;
  resumo: string;
  quem?: Quem;
  query: Query;
  corpo?: Corpo;
  resposta: z.ZodType;
  /** 200 unless said. */
  status?: 200 | 201;
  /** What is answered when it is no JSON; such answers are not kept ready. */
  tipo?: string;
  responder(pedido: Pedido<z.output<Query>, z.output<Corpo>>): Promise<unknown>;
}

/** Types a call from its own schemas. */
export function chamada<Query extends z.ZodType, Corpo extends z.ZodType>(
  definicao: Chamada<Query, Corpo>,
): Chamada {
  return definicao as unknown as Chamada;
}

export interface Achada {
  chamada: Chamada;
  caminho: Record<string, string>;
}

/** The call an address means; a fixed word is stronger than a place. Also the methods the address has, for a 405. */
export function acharChamada(
  chamadas: readonly Chamada[],
  metodo: string,
  endereco: string,
): { achada: Achada | null; metodos: string[] } {
  const partes = endereco.replace(/\/+$/, '').split('/');
  const casadas = chamadas.flatMap((uma) => {
    const caminho = casar(uma.caminho.split('/'), partes);
    return caminho ? [{ chamada: uma, caminho }] : [];
  });
  const menos = Math.min(...casadas.map(({ caminho }) => Object.keys(caminho).length));
  const melhores = casadas.filter(({ caminho }) => Object.keys(caminho).length === menos);
  return {
    achada: melhores.find((uma) => (uma.chamada.metodo ?? 'GET') === metodo) ?? null,
    metodos: melhores.map((uma) => uma.chamada.metodo ?? 'GET'),
  };
}

function casar(modelo: string[], partes: string[]): Record<string, string> | null {
  if (modelo.length !== partes.length) return null;
  const valores: Record<string, string> = {};
  for (const [i, parte] of modelo.entries()) {
    const dado = partes[i] ?? '';
    const lugar = /^\{(\w+)\}$/.exec(parte)?.[1];
    if (lugar === undefined) {
      if (parte !== dado) return null;
    } else {
      const valor = decodificar(dado);
      if (!valor) return null;
      valores[lugar] = valor;
    }
  }
  return valores;
}
