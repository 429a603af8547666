import { ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import { autorDe } from '../../api/comando.ts';
import { abandonarEnvio, receberEnvio } from '../../api/envio.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { EQUIPE_DOS_BOLETOS } from '../../casa/boleto.ts';
import { readWhole } from '../../files/receive.ts';
import type { Boletos } from './boletos.ts';

/** The largest return file: some forty thousand boletos. */
const MAIOR_RETORNO = 20_000_000;
const DIRETOS = {
  tipos: ['text/plain', 'application/octet-stream'],
  frase: 'Envie o arquivo de retorno do banco.',
};
const linha = z.object({
  linha: z.int(),
  efeito: z.string(),
  descricao: z.string(),
  nossoNumero: z.string(),
  valorPago: z.int(),
  pagamentoUid: z.guid().nullable(),
});
const relatorio = z.object({
  banco: z.string(),
  nsa: z.int(),
  ordem: z.enum(['em-ordem', 'lacuna', 'repetido', 'atrasado', 'recomecou', 'sem-numero']),
  faltam: z.object({ de: z.int(), ate: z.int() }).nullable(),
  simulado: z.boolean(),
  linhas: z.array(linha),
  avisos: z.array(z.object({ linha: z.int(), texto: z.string() })),
});

/** Files between the house and its bank (formats 2). */
export const rotasDosBoletos = (boletos: Boletos): Rota[] => [
  rota({
    metodo: 'get',
    caminho: '/v1/boletos/remessa',
    resumo:
      'Arquivo de remessa (CNAB 240) com os boletos que o banco ainda não conhece e a baixa dos que não se pagam mais; `nsa` traz um já gerado',
    guarda: EQUIPE_DOS_BOLETOS,
    // A slip of the name would make a file of its own.
    query: z.strictObject({ nsa: z.coerce.number().int().positive().max(999_999).optional() }),
    arquivo: ['text/plain'],
    async executar({ query: { nsa }, chamador: { hotsite }, res }) {
      const { nome, conteudo } = await boletos.remeter(hotsite.id, nsa);
      res
        .status(200)
        .set({
          'content-type': 'text/plain; charset=us-ascii',
          'content-disposition': `attachment; filename="${nome}"`,
          'cache-control': 'private, no-store',
        })
        .end(conteudo, 'latin1');
    },
  }),
  rota({
    metodo: 'post',
    caminho: '/v1/boletos/retorno',
    resumo:
      'Aplica um arquivo de retorno do banco (CNAB 240 ou 400), cada ocorrência uma vez; `simular` só confere',
    guarda: EQUIPE_DOS_BOLETOS,
    fluxo: true,
    query: z.object({ simular: z.enum(['true', 'false']).default('false') }),
    resposta: relatorio,
    async executar({ query: { simular }, chamador, req }) {
      try {
        const envio = await receberEnvio(req, { limite: MAIOR_RETORNO, diretos: DIRETOS });
        const { bytes } = await readWhole(envio.arquivo, envio.nomeArquivo, MAIOR_RETORNO);
        if (bytes.length === 0) throw new ErroMartelo('ARQUIVO_INVALIDO', {}, 'O arquivo está vazio.');
        return await boletos.retornar(chamador.hotsite.id, bytes, {
          ...{ simular: simular === 'true', por: autorDe(chamador) },
        });
      } finally {
        abandonarEnvio(req);
      }
    },
  }),
];
