import { z } from 'zod';
import type { Json } from './engine.ts';

/** Holds answers against the OpenAPI document of one engine. */
export class Documento {
  readonly #paths: Record<string, Record<string, Json>>;
  readonly #schemas = new Map<string, z.ZodType>();

  constructor(documento: Json) {
    this.#paths = documento.paths;
  }

  /** What is wrong with an accepted answer, in words; null for one that is as the document says, or of a call that is not in it. */
  divergencia(metodo: string, endereco: string, status: number, corpo: unknown): string | null {
    const caminho = this.#caminhoDe(metodo.toLowerCase(), endereco.split('?')[0]!);
    const schema = caminho && this.#schemaDe(metodo.toLowerCase(), caminho, status);
    if (!schema) return null;
    const { error } = schema.safeParse(corpo);
    return error ? `${metodo} ${caminho}: ${z.prettifyError(error)}` : null;
  }

  /** A path written out goes before one with parameters. */
  #caminhoDe(metodo: string, endereco: string): string | undefined {
    if (this.#paths[endereco]?.[metodo]) return endereco;
    const partes = endereco.split('/');
    return Object.keys(this.#paths)
      .filter((caminho) => this.#paths[caminho]![metodo] && serve(caminho.split('/'), partes))
      .sort((a, b) => a.split('{').length - b.split('{').length)[0];
  }

  #schemaDe(metodo: string, caminho: string, status: number): z.ZodType | null {
    const chave = `${metodo} ${caminho} ${status}`;
    const { responses } = this.#paths[caminho]![metodo];
    const { content } = responses[status] ?? Object.values<Json>(responses)[0];
    const publicado = content?.['application/json']?.schema;
    if (publicado === undefined) return null;
    let schema = this.#schemas.get(chave);
    if (schema === undefined) {
      schema = z.fromJSONSchema(publicado);
      this.#schemas.set(chave, schema);
    }
    return schema;
  }
}

const serve = (molde: string[], partes: string[]): boolean =>
  molde.length === partes.length && molde.every((parte, i) => parte === partes[i] || parte.startsWith('{'));
