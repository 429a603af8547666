import { aguardaAprovacao } from '@martelo/shared/aprovacao';
import { ErroMartelo } from '@martelo/shared/erros';
import { credenciaisBancarias, credenciaisPublicas } from '@martelo/shared/integracao-bancaria';
import type { Logger } from 'pino';
import { z } from 'zod';
import { comComandoId, idOuUid } from '../api/comando.ts';
import { comComando } from '../api/recurso/comandos.ts';
import type { SegundaPessoa } from '../api/recurso/segunda-pessoa.ts';
import { type Chamador, type Rota, rota } from '../api/rota.ts';
import { EQUIPE_DOS_BANCOS, INTEGRACOES_BANCARIAS } from '../casa/integracao-bancaria.ts';
import { porIdOuUid } from '../records/por-id-ou-uid.ts';
import type { Registros } from '../records/records.ts';
import type { Bancos } from './bancos.ts';
import type { CofreDeCredenciais } from './credenciais.ts';
import { FalhaDoBanco, fraseDaFalha } from './falha.ts';
import { criarMudarCredenciais } from './mudar-credenciais.ts';

/** Some PEM texts. */
const MAIOR_CREDENCIAL = 96 * 1024;
const HORA_MS = 3_600_000;
const params = z.object({ uid: idOuUid });

export interface OpcoesRotasDosBancos {
  registros: Registros;
  bancos: Bancos;
  cofre: CofreDeCredenciais;
  segundaPessoa: SegundaPessoa;
  nomeDoUsuario(usuUid: string): Promise<string>;
  agora(): number;
  /** Where a bank is to post an integration's notices; null where no public address is set. */
  enderecoDosAvisos(integracaoUid: string): string | null;
}

/** What staff do about a brand's banks beside the kind's own calls: secrets, which are never shown, and whether the bank answers. */
export function rotasDosBancos(opcoes: OpcoesRotasDosBancos): Rota[] {
  const { registros, bancos, cofre, agora, enderecoDosAvisos } = opcoes;
  const mudar = criarMudarCredenciais(opcoes);
  const colecao = registros.colecao(INTEGRACOES_BANCARIAS);
  const achar = async ({ acesso }: Chamador, qual: string) => {
    const achada = await porIdOuUid(colecao, acesso, qual);
    if (achada === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return achada;
  };
  const pixDe = async (chamador: Chamador, qual: string) => {
    const { uid } = await achar(chamador, qual);
    const pix = (await bancos.porUid(uid))?.pix;
    if (pix?.tipo !== 'dinamico')
      throw new ErroMartelo('CONTEUDO_RECUSADO', {
        problema: 'esta integração não tem API Pix, ou falta o segredo dela',
      });
    return pix;
  };
  const caminho = '/v1/integracoes-bancarias/:uid';

  return [
    rota({
      metodo: 'get',
      caminho: `${caminho}/credenciais`,
      resumo: 'Quais credenciais estão guardadas, desde quando e por quem; nenhuma é mostrada',
      guarda: EQUIPE_DOS_BANCOS,
      params,
      resposta: credenciaisPublicas,
      executar: async ({ params, chamador }) => cofre.publicas(await achar(chamador, params.uid)),
    }),
    rota({
      metodo: 'put',
      caminho: `${caminho}/credenciais`,
      resumo: 'Guarda credenciais; as que não forem enviadas ficam como estavam. Nenhuma chamada as devolve',
      guarda: EQUIPE_DOS_BANCOS,
      params,
      body: credenciaisBancarias.extend(comComandoId),
      limite: MAIOR_CREDENCIAL,
      resposta: credenciaisPublicas,
      pendente: aguardaAprovacao,
      async executar({ params, body: { comandoId, ...novas }, chamador, req }) {
        const integracao = await achar(chamador, params.uid);
        return mudar.definir(comComando(chamador, req, comandoId), integracao, novas);
      },
    }),
    rota({
      metodo: 'delete',
      caminho: `${caminho}/credenciais`,
      resumo: 'Esquece todas as credenciais',
      guarda: EQUIPE_DOS_BANCOS,
      params,
      query: z.object(comComandoId),
      status: 204,
      pendente: aguardaAprovacao,
      async executar({ params, query: { comandoId }, chamador, req }) {
        await mudar.esquecer(comComando(chamador, req, comandoId), await achar(chamador, params.uid));
      },
    }),
    rota({
      metodo: 'post',
      caminho: `${caminho}/conferir`,
      resumo: 'Pergunta ao banco o que chegou na última hora: diz se certificado, segredo e endereço servem',
      guarda: EQUIPE_DOS_BANCOS,
      params,
      resposta: z.object({
        ok: z.boolean(),
        recebidos: z.int().nullable().describe('Quantos Pix o banco listou'),
        problema: z.string().nullable().describe('O que conferir, quando não serve'),
      }),
      async executar({ params, chamador, log }) {
        const { recebedor } = await pixDe(chamador, params.uid);
        const fim = agora();
        const filtro = {
          inicio: new Date(fim - HORA_MS).toISOString(),
          fim: new Date(fim).toISOString(),
        };
        try {
          let recebidos = 0;
          for await (const _ of recebedor.listarRecebidos(filtro)) recebidos += 1;
          return { ok: true, recebidos, problema: null };
        } catch (erro) {
          return { ok: false, recebidos: null, problema: problemaDo(erro, log) };
        }
      },
    }),
    rota({
      metodo: 'post',
      caminho: `${caminho}/ligar-avisos`,
      resumo: 'Diz ao banco onde avisar dos Pix que chegam',
      guarda: EQUIPE_DOS_BANCOS,
      params,
      status: 204,
      async executar({ params, chamador, log }) {
        const { recebedor, chave, integracaoUid } = await pixDe(chamador, params.uid);
        const endereco = enderecoDosAvisos(integracaoUid);
        if (endereco === null)
          throw new ErroMartelo('CONTEUDO_RECUSADO', {
            problema: 'o endereço público dos avisos (MARTELO_PIX_AVISOS) não está definido',
          });
        await recebedor.configurarWebhook(chave, endereco).catch((erro: unknown) => {
          throw new ErroMartelo('CONTEUDO_RECUSADO', { problema: problemaDo(erro, log) });
        });
      },
    }),
  ];
}

/** What a bank says goes to the log; people are told in our words. @throws what is no failure of a bank */
function problemaDo(erro: unknown, log: Logger): string {
  if (!(erro instanceof FalhaDoBanco)) throw erro;
  log.warn({ err: erro }, 'o banco não atendeu');
  return fraseDaFalha(erro.tipo);
}
