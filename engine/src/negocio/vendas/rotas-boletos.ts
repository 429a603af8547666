import {
  filaDaRemessa,
  relatorioDoRetorno,
  remessaGerada,
  retornoRecebido,
} from '@martelo/shared/arquivos-do-banco';
import { ErroMartelo } from '@martelo/shared/erros';
import { comandoId, uuidv7 } from '@martelo/shared/identificador';
import { QUEM_FALA_COM_O_BANCO } from '@martelo/shared/papeis';
import { z } from 'zod';
import { autorDe, identificar, uidDoComando } from '../../api/comando.ts';
import { APOS } from '../../api/consulta.ts';
import { receberEnvio } from '../../api/envio.ts';
import { paginaDe } from '../../api/resposta.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { readWhole } from '../../files/receive.ts';
import type { Registros } from '../../records/records.ts';
import type { Boletos } from './boletos.ts';
import { listarRetornos } from './retornos-recebidos.ts';

/** The largest return file: some forty thousand boletos. */
const MAIOR_RETORNO = 20_000_000;
const DIRETOS = {
  tipos: ['text/plain', 'application/octet-stream'],
  frase: 'Envie o arquivo de retorno do banco.',
};
interface Dependencias {
  registros: Registros;
  boletos: Boletos;
  umaVez: UmaVez;
  nomeDoUsuario(uid: string): Promise<string>;
  /** Unix ms. */
  agora(): number;
}
const pagina = z.strictObject({
  pagina: z.coerce.number().int().min(1).max(10_000).default(1),
  porPagina: z.coerce.number().int().min(1).max(200).default(25),
  apos: APOS,
});
/** Who made or sent them, as people know them. */
const comNomes = async <T extends { por: string }>(
  itens: readonly T[],
  nomeDe: (uid: string) => Promise<string>,
): Promise<T[]> => {
  const uids = [...new Set(itens.map(({ por }) => por))];
  const nomes = new Map(await Promise.all(uids.map(async (uid) => [uid, await nomeDe(uid)] as const)));
  return itens.map((um) => ({ ...um, por: nomes.get(um.por)! }));
};

/** Files between the house and its bank (formats 2). */
export const rotasDosBoletos = ({
  registros,
  boletos,
  umaVez,
  nomeDoUsuario,
  agora,
}: Dependencias): Rota[] => [
  rota({
    metodo: 'get',
    caminho: '/v1/boletos/a-remeter',
    resumo: 'O que o banco ainda não sabe: boletos a registrar e a baixar, e o que impede a remessa',
    guarda: QUEM_FALA_COM_O_BANCO,
    resposta: filaDaRemessa,
    executar: ({ chamador: { hotsite } }) => boletos.remessas.fila(hotsite.id),
  }),
  rota({
    metodo: 'get',
    caminho: '/v1/boletos/remessas',
    resumo: 'As remessas geradas, da mais nova à mais antiga',
    guarda: QUEM_FALA_COM_O_BANCO,
    query: pagina,
    resposta: paginaDe(remessaGerada),
    async executar({ query, chamador: { acesso } }) {
      const lida = await boletos.remessas.listar(acesso, query);
      return { ...lida, itens: await comNomes(lida.itens, nomeDoUsuario) };
    },
  }),
  rota({
    metodo: 'post',
    caminho: '/v1/boletos/remessas',
    resumo: 'Gera a remessa (CNAB 240) do que o banco ainda não sabe; cada boleto vai uma vez',
    guarda: QUEM_FALA_COM_O_BANCO,
    body: z.strictObject({ comandoId }),
    status: 201,
    resposta: remessaGerada,
    async executar({ body, chamador, req }) {
      const quem = identificar(chamador, req, body.comandoId);
      const { hotsite } = chamador;
      return umaVez(quem, { chamada: 'remessa', hotsite: hotsite.id }, async () => {
        const feita = await boletos.remessas.gerar(hotsite.id, {
          ...{ uid: uidDoComando(quem), por: autorDe(chamador) },
        });
        return (await comNomes([feita], nomeDoUsuario))[0]!;
      });
    },
  }),
  rota({
    metodo: 'get',
    caminho: '/v1/boletos/retornos',
    resumo:
      'Os arquivos de retorno recebidos, do mais novo ao mais antigo; de um que está sendo aplicado, até onde foi',
    guarda: QUEM_FALA_COM_O_BANCO,
    query: pagina,
    resposta: paginaDe(retornoRecebido),
    async executar({ query, chamador: { acesso } }) {
      const lida = await listarRetornos(registros, acesso, query, agora());
      return { ...lida, itens: await comNomes(lida.itens, nomeDoUsuario) };
    },
  }),
  rota({
    metodo: 'get',
    caminho: '/v1/boletos/remessa',
    resumo:
      'Arquivo de remessa (CNAB 240) com os boletos que o banco ainda não conhece e a baixa dos que não se pagam mais; `nsa` traz um já gerado',
    guarda: QUEM_FALA_COM_O_BANCO,
    // A slip of the name would make a file of its own.
    query: z.strictObject({ nsa: z.coerce.number().int().positive().max(999_999).optional() }),
    arquivo: ['text/plain'],
    async executar({ query, chamador, res }) {
      const { hotsite } = chamador;
      const nova = () => boletos.remessas.gerar(hotsite.id, { uid: uuidv7(), por: autorDe(chamador) });
      const nsa = query.nsa ?? (await nova()).nsa;
      const { nome, conteudo } = await boletos.remessas.arquivo(hotsite.id, nsa);
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
    guarda: QUEM_FALA_COM_O_BANCO,
    fluxo: true,
    query: z.object({ simular: z.enum(['true', 'false']).default('false') }),
    resposta: relatorioDoRetorno,
    async executar({ query: { simular }, chamador, req }) {
      const envio = await receberEnvio(req, { limite: MAIOR_RETORNO, diretos: DIRETOS });
      const { bytes } = await readWhole(envio.arquivo, envio.nomeArquivo, MAIOR_RETORNO);
      if (bytes.length === 0) throw new ErroMartelo('ARQUIVO_INVALIDO', {}, 'O arquivo está vazio.');
      return await boletos.retornar(chamador.hotsite.id, bytes, {
        ...{ simular: simular === 'true', por: autorDe(chamador) },
        nome: envio.nomeArquivo?.slice(0, 200),
      });
    },
  }),
];
