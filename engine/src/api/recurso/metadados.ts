import { z } from 'zod';
import { type Rota, rota } from '../rota.ts';
import type { QualquerRecurso, Recurso, Servicos } from './declaracao.ts';
import { tem } from './politica.ts';
import { rotuloDe } from './rotulos.ts';
import { nomeaveisPor } from './visao.ts';

const metadados = z.object({
  nome: z.string(),
  caminho: z.string(),
  rotulo: z.object({ um: z.string(), varios: z.string() }),
  escreve: z.boolean(),
  campos: z.array(
    z.object({
      campo: z.string(),
      rotulo: z.string(),
      tipo: z.string(),
      busca: z.boolean(),
      mascarado: z.boolean(),
      nomeavel: z
        .boolean()
        .describe('A lista aceita filtros por ele; o mascarado, só pelo valor inteiro, e não ordena'),
    }),
  ),
  refs: z.record(z.string(), z.string()),
  efeitos: z
    .array(z.object({ nome: z.string(), rotulo: z.string(), em: z.array(z.string()), temVolta: z.boolean() }))
    .describe('O que as mudanças fazem fora do registro'),
  acoes: z.array(z.object({ nome: z.string(), resumo: z.string(), corpo: z.unknown() })),
  transicoes: z
    .object({ campo: z.string(), tabela: z.array(z.object({ de: z.string(), para: z.string() })) })
    .nullable(),
  escrita: z.unknown().describe('JSON Schema do que se escreve'),
});

/** What a screen for each kind is drawn from: for the caller, the kinds that they may read and what they may do with each. */
export const rotaDosMetadados = <S extends Servicos>(recursos: readonly QualquerRecurso<S>[]): Rota =>
  rota({
    metodo: 'get',
    caminho: '/v1/recursos',
    resumo: 'As espécies de registro que posso ler: campos, ações e situações de cada uma',
    guarda: 'interno',
    resposta: z.object({ itens: z.array(metadados) }),
    executar({ chamador: { acesso } }) {
      const meus = recursos.filter(({ declaracao }) => tem(acesso, declaracao.papeis.le));
      return { itens: meus.map((recurso) => metadadosDe(recurso as never, acesso)) };
    },
  });

function metadadosDe(recurso: Recurso<never>, acesso: Parameters<typeof tem>[0]): z.input<typeof metadados> {
  const {
    nome,
    caminho,
    rotulo,
    papeis,
    campos,
    refs = {},
    acoes = {},
    efeitos = {},
    transicoes,
    escrita,
  } = recurso.declaracao;
  const nomeaveis = nomeaveisPor(recurso, acesso);
  return {
    nome,
    caminho,
    rotulo,
    escreve: tem(acesso, papeis.escreve),
    campos: [...recurso.nomeaveis].map(([campo, tipo]) => ({
      campo,
      rotulo: rotuloDe(recurso, campo),
      tipo: campos[campo]?.tipo ?? tipo,
      busca: campos[campo]?.busca ?? false,
      mascarado: campos[campo]?.mascara !== undefined,
      nomeavel: nomeaveis.includes(campo),
    })),
    refs,
    efeitos: Object.entries(efeitos).map(([chave, { rotulo: titulo, em, desfaz }]) => ({
      ...{ nome: chave, rotulo: titulo, em: [...em], temVolta: desfaz !== undefined },
    })),
    acoes: Object.entries(acoes).flatMap(([chave, acao]) =>
      tem(acesso, acao.papeis)
        ? [{ nome: chave, resumo: acao.resumo, corpo: acao.corpo ? esquema(acao.corpo) : null }]
        : [],
    ),
    transicoes: transicoes
      ? {
          campo: transicoes.campo,
          tabela: transicoes.tabela
            .filter(({ quem }) => tem(acesso, quem))
            .map(({ de, para }) => ({ de, para })),
        }
      : null,
    escrita: esquema(escrita),
  };
}

const esquema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
