import { z } from 'zod';
import { paramsUid } from '../comando.ts';
import { type Rota, rota } from '../rota.ts';
import type { Servicos } from './declaracao.ts';
import { type Moldura, revisao } from './moldura-das-rotas.ts';
import { mudancasComNulo } from './mudancas.ts';
import { seDesfaz } from './volta.ts';

const revisaoNoEndereco = z.object({ revisao: z.coerce.number().int().positive().optional() });

/** How people write records of a kind: made, changed, undone, removed and brought back. */
export function rotasDeEscrita<S extends Servicos>(moldura: Moldura<S>): Rota[] {
  const { declaracao, escritor, versao, registro, completo } = moldura;
  const { ver, verCompleto, seADois, comComandoNele, separar } = moldura;
  const { caminho, rotulo, papeis, escrita, limite } = declaracao;
  const comLimite = limite === undefined ? {} : { limite };
  return [
    rota({
      metodo: 'post',
      caminho,
      resumo: `Cadastra: ${rotulo.um}`,
      guarda: papeis.escreve,
      status: 201,
      ...comLimite,
      ...seADois,
      body: comComandoNele(escrita as z.ZodObject),
      resposta: registro,
      async executar({ body, chamador, req }) {
        const { corpo, quem } = separar(chamador, req, body);
        return ver(chamador, await escritor.criar(quem, corpo));
      },
    }),
    rota({
      metodo: 'put',
      caminho: `${caminho}/:uid`,
      versao,
      resumo: `Altera os campos enviados; null tira um opcional; \`revisao\` recusa quem não viu a última versão`,
      guarda: papeis.escreve,
      params: paramsUid,
      ...comLimite,
      ...seADois,
      body: comComandoNele(mudancasComNulo(escrita).extend({ revisao })),
      resposta: completo,
      async executar({ params, body, chamador, req }) {
        const { corpo, quem } = separar(chamador, req, body);
        const { revisao: lida, ...enviado } = corpo as Record<string, unknown> & { revisao?: number };
        return verCompleto(chamador, await escritor.alterar(quem, params.uid, enviado, lida));
      },
    }),
    ...(seDesfaz(declaracao) ? [desfazer()] : []),
    rota({
      metodo: 'delete',
      caminho: `${caminho}/:uid`,
      versao,
      resumo: 'Remove; pode ser restaurado',
      guarda: papeis.escreve,
      params: paramsUid,
      ...seADois,
      query: comComandoNele(revisaoNoEndereco),
      status: 204,
      executar({ params, query, chamador, req }) {
        const { quem } = separar(chamador, req, query);
        return escritor.remover(quem, params.uid, query.revisao as number | undefined);
      },
    }),
    rota({
      metodo: 'post',
      caminho: `${caminho}/:uid/restaurar`,
      versao,
      resumo: 'Traz de volta o que foi removido',
      guarda: papeis.escreve,
      params: paramsUid,
      ...seADois,
      body: comComandoNele(z.strictObject({ revisao })),
      resposta: registro,
      async executar({ params, body, chamador, req }) {
        const { corpo, quem } = separar(chamador, req, body);
        return ver(chamador, await escritor.restaurar(quem, params.uid, corpo.revisao as number | undefined));
      },
    }),
  ];

  function desfazer(): Rota {
    return rota({
      metodo: 'post',
      caminho: `${caminho}/:uid/historico/:alteracao/desfazer`,
      versao,
      resumo: 'Desfaz uma alteração: põe de volta os campos que ela mudou, e só eles, numa versão nova',
      guarda: papeis.escreve,
      params: paramsUid.extend({
        alteracao: z.coerce.number().int().positive().describe('A `revisao` que ela fez, como no histórico'),
      }),
      body: comComandoNele(z.strictObject({ revisao })),
      resposta: completo,
      async executar({ params, body, chamador, req }) {
        const { corpo, quem } = separar(chamador, req, body);
        const lida = corpo.revisao as number | undefined;
        return verCompleto(chamador, await escritor.voltar(quem, params.uid, params.alteracao, lida));
      },
    });
  }
}
