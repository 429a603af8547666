import type { HotsiteNoPapel } from '@martelo/shared/impressos/comum';
import type { z } from 'zod';
import { criarDocumento, type Documento } from '../layout/folha.ts';
import type { Marca } from '../services/marcas.ts';

/** Parts that are drawn, of how many. */
export type Andar = (feitos: number, total: number) => void;

/** A kind of paper: what the engine says of it, and how that is drawn. Who adds one writes this and names it in `especies.ts`. */
export interface Especie<D> {
  /** As addresses name it. */
  tipo: string;
  dados: z.ZodType<D>;
  hotsite(dados: D): HotsiteNoPapel;
  /** Name of the file, without its ending. */
  arquivo(dados: D): string;
  /** What the file says of itself. `data`: ISO, of the data and not of the clock. */
  info(dados: D): { titulo: string; assunto: string; data: string; paisagem?: boolean };
  /** Draws all of it on an empty document; one of many parts tells how far it is, and lets others go on in between. */
  desenhar(doc: Documento, dados: D, marca: Marca, andar?: Andar): void | Promise<void>;
}

/** The version of what is attached: it changes when a field does. */
const VERSAO = 2;

/** The paper as PDF bytes, with what is printed attached as JSON. The same data and brand always give the same bytes. */
export async function gerar<D extends object>(
  especie: Especie<D>,
  dados: D,
  marca: Marca,
  andar?: Andar,
): Promise<Buffer> {
  const info = especie.info(dados);
  const doc = criarDocumento({ ...info, autor: marca.nome });
  const pedacos: Buffer[] = [];
  const pronto = new Promise<void>((resolver, recusar) => {
    doc.on('data', (pedaco: Buffer) => pedacos.push(pedaco));
    doc.on('end', resolver);
    doc.on('error', recusar);
  });
  await especie.desenhar(doc, dados, marca, andar);
  anexar(doc, especie.tipo, dados, info.data);
  doc.end();
  await pronto;
  return Buffer.concat(pedacos);
}

function anexar(doc: Documento, tipo: string, dados: object, data: string): void {
  const json = JSON.stringify({ esquema: `${tipo}/${VERSAO}`, ...dados });
  const quando = new Date(data);
  const opcoes = {
    ...{ name: `${tipo}.json`, type: 'application/json', description: 'O que está impresso, em JSON' },
    ...{ relationship: 'Data', creationDate: quando, modifiedDate: quando },
  };
  // pdfkit takes the relationship that PDF/A-3 asks for; its types do not know it yet.
  doc.file(Buffer.from(json, 'utf8'), opcoes as PDFKit.Mixins.PDFAttachmentOptions);
}
