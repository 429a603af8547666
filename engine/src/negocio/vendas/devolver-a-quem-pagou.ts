import { aguardaAprovacao } from '@martelo/shared/aprovacao';
import { ErroMartelo } from '@martelo/shared/erros';
import { comandoId } from '@martelo/shared/identificador';
import { QUEM_DESTINA } from '@martelo/shared/papeis';
import { formatarReais } from '@martelo/shared/reais';
import { z } from 'zod';
import { exigirPagadorOutro } from '../../acesso/usuarios/mesma-pessoa.ts';
import { identificar, paramsUid, uidDoComando } from '../../api/comando.ts';
import type { PedidoGuardado, SegundaPessoa } from '../../api/recurso/segunda-pessoa.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { RECEBIMENTOS } from '../../casa/credito-sem-destino.ts';
import type { Files } from '../../files/files.ts';
import { VENDAS, vendaComPagamento } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import type { Recebimento } from './recebimentos.ts';

interface Dependencias {
  registros: Registros;
  arquivos: Pick<Files, 'readForm' | 'receive' | 'get' | 'view'>;
  umaVez: UmaVez;
  segundaPessoa: SegundaPessoa;
  /** Unix ms. */
  agora(): number;
}

const ESPECIE = 'creditoSemDestino';
const ATO = 'devolver-a-quem-pagou';
const PROVAS = 10;

const envio = z.strictObject({ comandoId, motivo: z.string().trim().min(3).max(300) });
const pedida = z.strictObject({ motivo: z.string(), arquivo: z.guid() });
type Pedida = z.infer<typeof pedida>;

/**
 * Money that names no purchase goes back to who paid it: by hand, since no bank of ours is told to; whoever made it shows the proof, and a
 * second person who sees the proof agrees (P7–P10). Then the credit is DEVOLVIDO.
 */
export function rotaDaDevolucaoAQuemPagou(d: Dependencias): Rota {
  const { registros, arquivos, segundaPessoa, agora } = d;
  const recebimentos = registros.colecao(RECEBIMENTOS);

  const devolver = async (acesso: Acesso, uid: string, pedido: Pedida, aprovacaoUid: string | null) => {
    const credito = await recebimentos.obter(SISTEMA, uid);
    if (credito === null) throw new ErroMartelo('NAO_ENCONTRADO');
    // Done, before the process could say so.
    if (aprovacaoUid !== null && credito.devolucao?.aprovacaoUid === aprovacaoUid) return;
    if (credito.situacao !== 'SEM_DESTINO') throw new ErroMartelo('ESTADO_MUDOU');
    const devolucao = { aprovacaoUid, arquivo: pedido.arquivo, em: new Date(agora()).toISOString() };
    const depois = { ...semCarimbos(credito), situacao: 'DEVOLVIDO', motivo: pedido.motivo, devolucao };
    await recebimentos.salvar(acesso, depois as never, credito.revisao);
  };

  segundaPessoa.registrarAto(ESPECIE, ATO, {
    resumo: 'Devolve a quem pagou',
    quem: QUEM_DESTINA,
    async mudou({ alvo, aprovacaoUid }: PedidoGuardado) {
      const credito = await recebimentos.obter(SISTEMA, alvo);
      return credito?.situacao !== 'SEM_DESTINO' && credito?.devolucao?.aprovacaoUid !== aprovacaoUid;
    },
    faz: ({ acesso }, { alvo, enviado, aprovacaoUid }) =>
      devolver(acesso, alvo, pedida.parse(enviado), aprovacaoUid),
    async prova(acesso, { enviado }) {
      const { motivo, arquivo } = pedida.parse(enviado);
      const guardado = await arquivos.get(acesso, arquivo);
      return { motivo, comprovantes: guardado === null ? [] : [arquivos.view(guardado, acesso)] };
    },
  });

  /** @throws ErroMartelo ESTADO_MUDOU, CREDITO_DE_COMPRA, PROPRIA_CONTA */
  const exigirDevolvivel = async (acesso: Acesso, credito: Recebimento): Promise<void> => {
    if (credito.situacao !== 'SEM_DESTINO') throw new ErroMartelo('ESTADO_MUDOU');
    const { pagamentoUid } = credito;
    if (pagamentoUid && (await vendaComPagamento(registros.colecao(VENDAS), SISTEMA, pagamentoUid)))
      throw new ErroMartelo('CREDITO_DE_COMPRA');
    await exigirPagadorOutro(registros, acesso, credito.pagador);
  };

  return rota({
    metodo: 'post',
    caminho: '/v1/creditos-sem-destino/:uid/devolver-a-quem-pagou',
    resumo:
      'Com o comprovante da devolução feita, devolve a quem pagou um crédito que não cita compra; espera por uma segunda pessoa (202)',
    guarda: QUEM_DESTINA,
    params: paramsUid,
    fluxo: true,
    body: envio,
    resposta: z.object({ uid: z.guid(), situacao: z.literal('DEVOLVIDO') }),
    pendente: aguardaAprovacao,
    async executar({ params, chamador, req }) {
      const { acesso, hotsite } = chamador;
      const { campos, enviado: recebido } = await arquivos.readForm(req, acesso, envio);
      const quem = identificar(chamador, req, campos.comandoId);
      // By the engine: given back or given a purchase, it is on no list any more, and its own command is answered all the same.
      const credito = await porIdOuUid(recebimentos, SISTEMA, params.uid);
      if (credito?.hotsiteId !== hotsite.id) throw new ErroMartelo('NAO_ENCONTRADO');
      const { motivo } = campos;
      const { uid, id, revisao, valor, pagador } = credito;
      const pedido = { chamada: ATO, credito: uid, motivo, sha256: recebido.sha256 };
      return d.umaVez(quem, pedido, async () => {
        const comando = { ...chamador, comando: quem };
        const enviado: Pedida = { motivo, arquivo: uidDoComando(quem) };
        await segundaPessoa.repetido(comando, { especie: ESPECIE, ato: ATO, alvo: uid, enviado });
        await exigirDevolvivel(acesso, credito);
        await arquivos.receive(recebido, {
          ...{ acesso, hotsiteId: hotsite.id, dono: uid, proposito: 'devolucao', alvo: uid },
          ...{ uid: enviado.arquivo, limites: { porAlvo: PROVAS } },
        });
        const sozinho = await segundaPessoa.exigir(comando, {
          ...{ tipo: 'devolucao-de-credito', especie: ESPECIE, ato: ATO, enviado },
          assunto: `Crédito nº ${id}, ${formatarReais(valor)}, de ${pagador?.nome ?? 'quem não foi informado'}`,
          alvo: { uid, id, revisao },
          mudancas: [
            { nome: 'Sem destino', tipo: 'centavos', antes: valor, depois: 0 },
            { nome: 'Devolvido a', tipo: 'texto', antes: null, depois: nomeDe(pagador) },
          ],
        });
        await devolver(sozinho, uid, enviado, null);
        return { uid, situacao: 'DEVOLVIDO' as const };
      });
    },
  });
}

const nomeDe = (pagador: Recebimento['pagador']): string =>
  pagador === null ? 'quem pagou' : `${pagador.nome}, ${pagador.documento}`;
