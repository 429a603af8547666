import { z } from 'zod';
import { enderecoDeArquivo } from './endereco-de-arquivo.ts';
import { codigoDeVaga } from './estadias/estadia.esquema.ts';
import { CORREDORES_MAX, LADO_DO_MAPA, VAGAS_MAX } from './mapa-do-patio.ts';
import { agendaDoPatio } from './pos-venda/agenda.ts';
import { paragrafos, texto } from './texto.ts';
import { uf } from './uf.esquema.ts';
import { VEICULO_TIPOS } from './veiculo-opcoes.ts';

const endereco = z.url({ protocol: /^https?$/ }).max(2_000);

/** A place on earth, degrees. */
export const coordenadas = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type Coordenadas = z.infer<typeof coordenadas>;

/** How many vehicles of each kind it takes, standing there or expected; of a kind that is not named, as many as come. */
export const capacidadeDoPatio = z.strictObject(
  Object.fromEntries(VEICULO_TIPOS.map((tipo) => [tipo, z.int().min(0).max(100_000).optional()])) as Record<
    (typeof VEICULO_TIPOS)[number],
    z.ZodOptional<z.ZodInt>
  >,
);
export type CapacidadeDoPatio = z.infer<typeof capacidadeDoPatio>;

/** The spots of a yard as its map draws them: each of its own name, none over another. */
export const vagasDoPatio = z
  .array(
    z.strictObject({ codigo: codigoDeVaga, linha: z.int().min(1).max(100), coluna: z.int().min(1).max(100) }),
  )
  .max(VAGAS_MAX)
  .superRefine((vagas, contexto) => {
    const [codigos, lugares] = [new Set<string>(), new Set<string>()];
    for (const [i, { codigo, linha, coluna }] of vagas.entries()) {
      const dizer = (message: string) => contexto.addIssue({ code: 'custom', path: [i, 'codigo'], message });
      if (codigos.has(codigo)) dizer(`a vaga ${codigo} está duas vezes`);
      if (lugares.has(`${linha}:${coluna}`)) dizer(`a vaga ${codigo} está sobre outra`);
      codigos.add(codigo);
      lugares.add(`${linha}:${coluna}`);
    }
  });

const lado = z.int().min(1).max(LADO_DO_MAPA);
/** Where one drives on the map: rectangles, both ends included. */
export const corredoresDoPatio = z
  .array(
    z
      .strictObject({
        ...{ linha: lado, coluna: lado, ateLinha: lado, ateColuna: lado },
        nome: texto(40).min(1).optional(),
      })
      .refine(
        ({ linha, coluna, ateLinha, ateColuna }) => linha <= ateLinha && coluna <= ateColuna,
        'o corredor acaba depois que começa',
      ),
  )
  .max(CORREDORES_MAX);

/** What staff write of a yard. */
export const patioEscrita = z.strictObject({
  nome: texto(120).min(1),
  /** Who answers for it: for the house alone. */
  responsavel: texto(120).optional(),
  cidade: texto(120).min(1),
  estadoUf: uf,
  endereco: texto(300).min(1),
  telefone: texto(30).optional(),
  /** When and how goods may be seen; one paragraph a line. */
  explicacaoVisitacao: paragrafos(4_000).optional(),
  /** The place on a map service, where directions are asked for. */
  googleMaps: endereco.optional(),
  /** A drawing of how to get there. */
  mapa: enderecoDeArquivo.optional(),
  fotos: z.array(enderecoDeArquivo).max(40).default([]),
  coordenadas: coordenadas.optional(),
  situacao: z.enum(['ATIVO', 'INATIVO']).default('ATIVO'),
  /** Whether visitors of the site see it. */
  mostrarNoSite: z.boolean().default(true),
  /** When what was bought is picked up, and what keeping it costs; the house's usual hours where nothing is said. */
  agenda: agendaDoPatio.optional(),
  /** What it holds; without a limit where nothing is said. */
  capacidade: capacidadeDoPatio.optional(),
  /** Its drawn map; none: vehicles stand where there is room. */
  vagas: vagasDoPatio.default([]),
  corredores: corredoresDoPatio.default([]),
});

/** What follows from what staff write. */
export const patioDerivado = z.object({
  estado: texto(60),
  /** The city as searches and addresses write it: `sao-jose-dos-campos`. */
  cidadeBusca: texto(120),
  nomeBusca: texto(120),
  /** Names that it had, as they were written: lots name their yard in words, and go on doing so by the one of then. */
  nomesAntes: z.array(texto(120)).optional(),
});
export type Patio = z.infer<typeof patioEscrita>;

/** A yard as visitors see it. */
export const patioPublico = z.strictObject({
  id: z.int(),
  uid: z.guid(),
  nome: z.string(),
  cidade: z.string(),
  estado: z.string(),
  estadoUf: z.string(),
  cidadeBusca: z.string(),
  endereco: z.string(),
  telefone: z.string().nullable(),
  explicacaoVisitacao: z.string().nullable(),
  googleMaps: z.string().nullable(),
  mapa: z.string().nullable(),
  fotos: z.array(z.string()),
  coordenadas: coordenadas.nullable(),
  /** Its page on the site. */
  url: z.string(),
  /** Lots there that take bids now. */
  qtdLotes: z.int(),
});
export type PatioPublico = z.infer<typeof patioPublico>;

/** The address part of a name: lower case, without accents, hyphens between words. */
export const trechoDeEndereco = (nome: string): string =>
  nome
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** `/patios/guarulhos/sp/patio-guarulhos` */
export const urlDoPatio = (lugar: Pick<Patio, 'nome' | 'cidade' | 'estadoUf'>): string =>
  `/patios/${trechoDeEndereco(lugar.cidade)}/${lugar.estadoUf.toLowerCase()}/${trechoDeEndereco(lugar.nome)}`;
