import type { Imagem } from '@martelo/shared/pagina';
import type { Payload } from 'payload';
import { imagemDe } from '../conteudo/imagens.ts';
import { vemDoNome } from '../midia/nome-do-conteudo.ts';
import type { Hotsite, Midia } from '../payload-types.ts';
import { coresDaCena, type Motivo } from './cena.ts';
import { desenharCena } from './desenho.ts';
import type { Estilo } from './estilos.ts';
import type { ImagensDaMarca } from './modelos/oficina.ts';

interface Cena {
  motivo: Motivo;
  /** Part of the file's name. */
  nome: string;
  alt: string;
  largura: number;
  altura: number;
}

const CENAS: readonly Cena[] = [
  { motivo: 'sedan', nome: 'abertura', alt: 'Sedã claro na estrada', largura: 1600, altura: 900 },
  { motivo: 'caminhao', nome: 'caminhao', alt: 'Caminhão baú na estrada', largura: 1600, altura: 500 },
  { motivo: 'casas', nome: 'casas', alt: 'Casas com jardim', largura: 1600, altura: 500 },
  { motivo: 'picape', nome: 'picape', alt: 'Picape clara na estrada', largura: 1600, altura: 500 },
  { motivo: 'moto', nome: 'moto', alt: 'Motocicleta parada na estrada', largura: 1600, altura: 900 },
  { motivo: 'trator', nome: 'trator', alt: 'Trator na estrada', largura: 1600, altura: 900 },
  { motivo: 'patio', nome: 'patio', alt: 'Galpão do pátio com veículos', largura: 1600, altura: 900 },
];

export const QUANTAS_CENAS = CENAS.length;

/** Draws what the brand lacks of its pictures and answers with all of them. */
export async function desenharImagens(
  payload: Payload,
  hotsite: Hotsite,
  estilo: Estilo,
  aoFazer: () => Promise<void>,
): Promise<ImagensDaMarca> {
  const pares: [Motivo, Imagem][] = [];
  for (const { motivo, nome, alt, largura, altura } of CENAS) {
    const midia = await guardarImagem(payload, hotsite, `${hotsite.subdominio}-${nome}.webp`, alt, () =>
      desenharCena({ motivo, estilo, ...coresDaCena(hotsite), largura, altura }),
    );
    // Without words of its own a place takes the record's, as they are when it is read.
    pares.push([motivo, { ...imagemDe(midia), alt: '' }]);
    await aoFazer();
  }
  return Object.fromEntries(pares) as unknown as ImagensDaMarca;
}

/** Keeps a picture under a name, once: what already has it is left as it is. */
export async function guardarImagem(
  payload: Payload,
  hotsite: Pick<Hotsite, 'id'>,
  arquivo: string,
  alt: string,
  fazer: () => Promise<Buffer>,
): Promise<Midia> {
  const { docs } = await payload.find({
    collection: 'midia',
    where: {
      and: [{ filename: { contains: arquivo.replace(/\.[^.]*$/, '') } }, { hotsite: { equals: hotsite.id } }],
    },
    sort: 'id',
    pagination: false,
    depth: 0,
  });
  const jaTem = docs.find(({ filename }) => vemDoNome(filename, arquivo));
  if (jaTem) return jaTem;
  const data = await fazer();
  return payload.create({
    collection: 'midia',
    data: { alt, hotsite: hotsite.id },
    file: { data, mimetype: 'image/webp', name: arquivo, size: data.length },
    depth: 0,
  });
}
