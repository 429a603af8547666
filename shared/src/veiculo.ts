import { z } from 'zod';
import { cpfOuCnpj, lerPlaca, placa, recusaDoChassi } from './documentos.ts';
import { enderecoDeArquivo } from './endereco-de-arquivo.ts';
import { PREPAROS } from './estoque-preparo.ts';
import { FONTES_DA_FIPE } from './fipe.ts';
import { paragrafos, texto } from './texto.ts';
import { uf } from './uf.esquema.ts';
import { lugarDoPneu, MAIS_EIXOS, recusaDoItem } from './veiculo-itens.ts';
import {
  NOTAS_DE_CONSERVACAO,
  RETOMADAS,
  TIPOS_MONTA,
  TIPOS_NUMERO_MOTOR,
  VEICULO_TIPOS,
} from './veiculo-opcoes.ts';
import { SITUACOES_VEICULO } from './veiculo-situacao.ts';

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
export const veiculoDoLoteEscrita = veiculoDoLote
  .superRefine(({ equipamentos, pneus }, contexto) => {
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
  })
  // A plate in its bare form, so that it is found however it was typed; what is none stays as it was written.
  .overwrite(({ placa: escrita, ...resto }) =>
    escrita === undefined ? resto : { ...resto, placa: lerPlaca(escrita) ?? escrita },
  );

const dia = z.iso.date('Use uma data: 2026-11-28');

/** Where it comes from, and who of before had it. */
const origem = {
  retomada: z.enum(RETOMADAS).optional(),
  dataRetomada: dia.optional(),
  dataRepasse: dia.optional(),
  unidadeNegocioId: z.int().positive().optional(),
  contrato: texto(60).optional(),
  codigoSpa: texto(60).optional(),
  produtoBanco: texto(60).optional(),
  sinistro: texto(60).optional(),
  numeroAvisoSinistro: texto(60).optional(),
  numeroSalvado: texto(60).optional(),
  recebidoPor: texto(120).optional(),
  assessoriaJuridica: texto(120).optional(),
  ultProprietario: texto(200).optional(),
  ultProprietarioDoc: cpfOuCnpj.optional(),
  dataInicioComarca: dia.optional(),
  dataFimComarca: dia.optional(),
  dataFimPrevisaoComarca: dia.optional(),
  cidadeOrigemRemocaoDetran: texto(120).optional(),
  cadastradoAppComitente: z.boolean().optional(),
};

/** What it is worth by others' tables, and what shows it. */
const valorEMidia = {
  informacoesFipe: z
    .strictObject({
      codigo: texto(8).regex(/^\d{6}-\d$/, 'use o formato 001234-5'),
      nome: texto(200).optional(),
      /** Centavos. */
      valor: z.int().positive(),
      /** The table's month. */
      mes: texto(7).regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'use ano e mês: 2026-11'),
    })
    .optional(),
  laudoUrl: enderecoDeArquivo.optional(),
  videoUrl: enderecoDeArquivo.optional(),
  spincar: enderecoDeArquivo.optional(),
  informacaoComplementar: paragrafos(4_000).optional(),
  observacaoInterna: paragrafos(4_000).optional(),
};

/** What it is like, as it stands. */
const estado = {
  veiculoTipo: z.enum(VEICULO_TIPOS).optional(),
  numeroMotorTipo: z.enum(TIPOS_NUMERO_MOTOR).optional(),
  placaUfe: uf.optional(),
  placaLocalidade: texto(120).optional(),
  quantidade: z.int().min(1).max(100_000).optional(),
  unidadeMedida: texto(20).optional(),
  faltaRecorte: z.boolean().optional(),
  faltaDecalque: z.boolean().optional(),
};

/** What may be done with it. */
const chaves = {
  inibirVenda: z.boolean().optional(),
  bloquearRemocao: z.boolean().optional(),
  vendaDireta: z.boolean().optional(),
  devolucaoVeiculo: z.boolean().optional(),
};

/** A vehicle as the house keeps it: what its lots show, and what only the house sees. `placa`, `chassi` and `renavam` are whole. */
export const veiculoEscrita = veiculoDoLote
  .omit({ uid: true, placa: true, equipamentos: true, pneus: true, retomada: true })
  .extend({
    placa: placa.optional(),
    chassi: texto(17)
      .toUpperCase()
      .regex(/^[^IOQ]*$/, {
        error: ({ input }) => recusaDoChassi(String(input)) ?? 'Chassi inválido',
        abort: true,
      })
      .regex(/^[A-Z0-9]{5,17}$/, 'Chassi inválido: são letras e algarismos, sem espaços')
      .optional(),
    renavam: texto(11)
      .regex(/^\d{9,11}$/, 'Renavam inválido')
      .optional(),
    numeroMotor: texto(30).optional(),
    versao: texto(120).optional(),
    tipo: texto(60).optional(),
    patio: texto(120).optional(),
    comId: z.int().optional(),
    /** Of its consignor's portfolios the one that it is sold from. */
    carteiraId: z.int().positive().optional(),
    observacao: paragrafos(2_000).optional(),
    ...origem,
    ...valorEMidia,
    ...estado,
    ...chaves,
  });

/** What a classification says of a vehicle (fleet, section 1): the newest counts, those before are in the history, and only it writes these. */
export const classificacaoDoVeiculo = z.strictObject({
  tipoMonta: z.enum(TIPOS_MONTA),
  /** 0 is scrap, 5 as new. */
  estadoConservacao: z.int().min(NOTAS_DE_CONSERVACAO.min).max(NOTAS_DE_CONSERVACAO.max),
  /** The damage, by the bank's own classes. */
  classificacaoAvariasBanco: texto(60).optional(),
  /** It was looked at for being sold by auction, and may be. */
  crivoLeilao: z.boolean().default(false),
});

/** What the facts make of it (`veiculo-situacao.ts`) and its newest classification: nobody writes these in a form. */
/** More yards than anybody stands at. */
const PATIOS_QUE_VEEM_MAX = 500;

export const veiculoDerivado = z.object({
  situacao: z.enum(SITUACOES_VEICULO).default('CADASTRADO'),
  tipoMonta: classificacaoDoVeiculo.shape.tipoMonta.nullable().default(null),
  estadoConservacao: classificacaoDoVeiculo.shape.estadoConservacao.nullable().default(null),
  classificacaoAvariasBanco: z.string().nullable().default(null),
  crivoLeilao: z.boolean().default(false),
  classificadoEm: z.iso.datetime().nullable().default(null),
  /** What it has and how its tyres are, by its newest inspection; as a lot's. */
  itensDetalhados: veiculoDoLote.pick({ equipamentos: true, pneus: true }).nullable().default(null),
  /** Of its open stay: the yard, and since which day; null where it has none. */
  patioId: z.int().positive().nullable().default(null),
  noPatioDesde: z.iso.datetime().nullable().default(null),
  /** Of the stock: what it waits for (`estoque-preparo.ts`); null where it is not in it. */
  preparo: z.enum(PREPAROS).nullable().default(null),
  /** The yards (uids) whose people see it, and until when one of them does so by what is over (ISO); kept by the engine (`quemOVe`). */
  patUids: z.array(z.guid()).max(PATIOS_QUE_VEEM_MAX).default([]),
  patUidsAte: z.iso.datetime().nullable().default(null),
  /** At which yards whoever registered it stood, where they see those of theirs alone, and when that was. */
  cadastradoNos: z
    .strictObject({ patUids: z.array(z.guid()).max(PATIOS_QUE_VEEM_MAX), em: z.iso.datetime() })
    .nullable()
    .default(null),
  /** Who says what it is worth by the FIPE table; null where nobody does. */
  fipeFonte: z.enum(FONTES_DA_FIPE).nullable().default(null),
});

export const veiculo = veiculoEscrita.extend({
  ...veiculoDerivado.partial().shape,
  uid: z.guid(),
  id: z.int().positive(),
  hotsiteId: z.int().positive(),
});
export type Veiculo = z.infer<typeof veiculo>;
