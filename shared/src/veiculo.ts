import { z } from 'zod';
import { placa } from './documentos.ts';
import { paragrafos, texto } from './texto.ts';
import { lugarDoPneu, MAIS_EIXOS, recusaDoItem } from './veiculo-itens.ts';

/** Kilometres; what is no number is none (spec 6: "non-numeric km becomes null"). A number written as text is read as one. */
const quilometragem = z.preprocess((valor) => {
  if (typeof valor !== 'string') return valor;
  const numero = valor.trim().replace(/\s*km$/i, '');
  return /^(\d+|\d{1,3}(\.\d{3})+)$/.test(numero) ? Number(numero.replaceAll('.', '')) : null;
}, z.int().min(0).max(9_999_999).nullable());

/** The vehicle of a lot in its simplest form; what the site's facts table shows. */
export const veiculoDoLote = z.strictObject({
  uid: z.guid().optional(),
  marca: texto(60).optional(),
  modelo: texto(120).optional(),
  anoFabricacao: z.int().min(1900).max(2100).optional(),
  anoModelo: z.int().min(1900).max(2100).optional(),
  km: quilometragem.optional(),
  cor: texto(40).optional(),
  combustivel: texto(40).optional(),
  cambio: texto(40).optional(),
  direcao: texto(40).optional(),
  possuiChave: z.boolean().optional(),
  /** Only the final digit of the plate is public. */
  placa: texto(8).optional(),
  valorMercado: z.int().min(0).optional(),
  retomada: texto(60).optional(),
  prazoDocumento: z.int().min(0).max(365).optional(),
  /** Equipment name → state, e.g. { "Ar-condicionado": "SIM", "Airbag": "NÃO" }. */
  equipamentos: z.record(texto(60), texto(40)).optional(),
  /** Tyre position → condition, e.g. { "dianteiro esquerdo": "BOM" }. */
  pneus: z.record(texto(40), z.enum(['BOM', 'MEIA-VIDA', 'TROCA'])).optional(),
});
export type VeiculoDoLote = z.infer<typeof veiculoDoLote>;

/** The same as staff write it: items of the closed lists in their own states, tyres where there are wheels. */
export const veiculoDoLoteEscrita = veiculoDoLote.superRefine(({ equipamentos, pneus }, contexto) => {
  for (const [nome, estado] of Object.entries(equipamentos ?? {})) {
    const message = recusaDoItem(nome, estado);
    if (message !== null) contexto.addIssue({ code: 'custom', path: ['equipamentos', nome], message });
  }
  for (const posicao of Object.keys(pneus ?? {}))
    if (lugarDoPneu(posicao) === null)
      contexto.addIssue({
        ...{ code: 'custom', path: ['pneus', posicao] },
        message: `use dianteiro ou traseiro, ou o eixo (até ${MAIS_EIXOS} eixos), com o lado; ou estepe`,
      });
});

/** A vehicle as the house keeps it: what its lots show, and what only the house sees. `placa`, `chassi` and `renavam` are whole. */
export const veiculoEscrita = veiculoDoLote
  .omit({ uid: true, placa: true, equipamentos: true, pneus: true })
  .extend({
    placa: placa.optional(),
    chassi: texto(17)
      .toUpperCase()
      .regex(/^[A-HJ-NPR-Z0-9]{5,17}$/, 'Chassi inválido')
      .optional(),
    renavam: texto(11)
      .regex(/^\d{9,11}$/, 'Renavam inválido')
      .optional(),
    numeroMotor: texto(30).optional(),
    versao: texto(120).optional(),
    tipo: texto(60).optional(),
    patio: texto(120).optional(),
    comId: z.int().optional(),
    observacao: paragrafos(2_000).optional(),
  });
export const veiculo = veiculoEscrita.extend({
  uid: z.guid(),
  id: z.int().positive(),
  hotsiteId: z.int().positive(),
});
export type Veiculo = z.infer<typeof veiculo>;
