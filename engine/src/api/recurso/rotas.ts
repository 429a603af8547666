import { z } from 'zod';
import { paramsUid } from '../comando.ts';
import { type Rota, rota } from '../rota.ts';
import type { QualquerRecurso, Recurso, Servicos } from './declaracao.ts';
import { rotasDosEfeitos } from './efeitos.ts';
import type { Catalogo } from './exigencias.ts';
import { criarEscritor } from './gravar.ts';
import { type Documento, type Moldura, molduraDasRotas, revisao } from './moldura-das-rotas.ts';
import { rotasDosPedidos } from './pedidos.ts';
import { rotasPublicas } from './publicas.ts';
import { rotasEmMassa } from './rota-em-massa.ts';
import { rotasDeEscrita } from './rotas-de-escrita.ts';
import { rotasDeLeitura } from './rotas-de-leitura.ts';

/** All calls of a kind: the ones every kind has, its actions, and its own. */
export function rotasDoRecurso<S extends Servicos>(
  qual: QualquerRecurso<S>,
  servicos: S,
  catalogo: Catalogo<S>,
): Rota[] {
  const recurso = qual as unknown as Recurso<Documento, S>;
  const { nome, aDois, papeis } = recurso.declaracao;
  const escritor = criarEscritor(recurso, servicos, catalogo);
  if (aDois) servicos.segundaPessoa?.registrarEscritor(nome, escritor);
  const moldura = molduraDasRotas(recurso, servicos, escritor);
  return [
    ...rotasDeLeitura(moldura),
    ...(papeis.escreve.length > 0 ? rotasDeEscrita(moldura) : []),
    ...rotasEmMassa(moldura),
    ...daEspecie(moldura),
  ];
}

/** Actions, visitors' lists, and what the kind alone has. */
function daEspecie<S extends Servicos>(moldura: Moldura<S>): Rota[] {
  const { recurso, declaracao, servicos, escritor, versao, registro } = moldura;
  const { ver, seADois, comComandoNele, separar } = moldura;
  const { caminho, acoes = {} } = declaracao;
  // An act that nobody of the house does has no call here: the kind's own do it.
  const daCasa = Object.entries(acoes).filter(([, { papeis }]) => papeis.length > 0);
  const verbos = daCasa.map(([nome, acao]) =>
    rota({
      metodo: 'post',
      caminho: `${caminho}/:uid/${nome}`,
      versao,
      resumo: acao.resumo,
      guarda: acao.papeis,
      params: paramsUid,
      ...seADois,
      body: comComandoNele((acao.corpo ?? z.strictObject({})).extend({ revisao })),
      resposta: registro,
      async executar({ params, body, chamador, req }) {
        const { corpo: enviado, quem } = separar(chamador, req, body);
        const { revisao: lida, ...corpo } = enviado as { revisao?: number };
        const mudado = await escritor.agir(quem, params.uid, nome, corpo as never, lida);
        return ver(chamador, mudado);
      },
    }),
  );
  return [
    ...verbos,
    ...rotasDosEfeitos(recurso, servicos, escritor),
    ...rotasDosPedidos(recurso, servicos, escritor),
    ...rotasPublicas(recurso, servicos),
    ...(declaracao.rotas?.(servicos, escritor as never) ?? []),
  ];
}
