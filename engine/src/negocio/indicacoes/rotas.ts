import {
  caminhoDoConvite,
  conviteAberto,
  type MinhasIndicacoes,
  minhasIndicacoes,
  nomeEncurtado,
} from '@martelo/shared/convite';
import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { ErroMartelo } from '@martelo/shared/erros';
import { comandoId } from '@martelo/shared/identificador';
import { z } from 'zod';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import type { Convites } from '../../acesso/convites/convites.ts';
import { comoCliente } from '../../api/chamador.ts';
import { autorDe, identificar, paramsUid, uidDoComando } from '../../api/comando.ts';
import type { Limitador } from '../../api/limite.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { CONVITES, novoCodigo } from '../../casa/convite.ts';
import { RECOMPENSAM } from '../../casa/indicacao.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { ValorEmUso } from '../../records/conflitos.ts';
import type { Registros } from '../../records/records.ts';
import { indicadosDe } from './indicados.ts';
import { programaDa, recompensar } from './recompensar.ts';

interface Dependencias {
  registros: Registros;
  convites: Convites;
  umaVez: UmaVez;
  /** Of who asks about invitations from outside. */
  limitador: Limitador;
  /** Of clients who make a new link. */
  limitadorDeLinks: Limitador;
  agora(): number;
}

const MINHAS = '/v1/cliente/indicacoes';

/** Invitations by their links, and who came by one's own. */
export function rotasDasIndicacoes(d: Dependencias): Rota[] {
  const { registros, agora } = d;
  const convites = registros.colecao(CONVITES);
  const clientes = registros.colecao(CLIENTES);

  const linkDe = async (cliUid: string) => {
    const { itens } = await convites.listar(SISTEMA, {
      filtros: [
        { tipo: 'exata', campo: 'convidadoPor', valor: cliUid },
        { tipo: 'exata', campo: 'situacao', valor: 'ATIVO' },
      ],
      ...{ pagina: 1, porPagina: 10, semTotal: true },
    });
    return itens.find(({ removidoEm }) => removidoEm === undefined) ?? null;
  };
  const revogar = async (cliUid: string): Promise<void> => {
    for (let link = await linkDe(cliUid); link !== null; link = await linkDe(cliUid))
      await convites.salvar(SISTEMA, { ...link, situacao: 'REVOGADO' }, link.revisao);
  };
  const minhas = async (cliUid: string, hotsiteId: number): Promise<MinhasIndicacoes> => {
    const [link, programa, indicados] = await Promise.all([
      linkDe(cliUid),
      programaDa(registros, hotsiteId),
      indicadosDe(registros, cliUid),
    ]);
    const emUma = (...situacoes: string[]) =>
      indicados.filter(({ situacao }) => situacoes.includes(situacao)).length;
    return {
      caminho: link && caminhoDoConvite(link.codigo),
      criadoEm: link?.criadoEm ?? null,
      programa,
      contagem: {
        cadastraram: emUma('CADASTROU', 'COMPROU', 'RECOMPENSADO'),
        compraram: emUma('COMPROU', 'RECOMPENSADO'),
        recompensados: emUma('RECOMPENSADO'),
        total: indicados.reduce((soma, { recompensa }) => soma + (recompensa ?? 0), 0),
      },
      itens: indicados.map(({ cliente, situacao, recompensa }) => ({
        nome: nomeEncurtado(cliente.razaoSocial ?? cliente.nome),
        em: diaEmSaoPaulo(Date.parse(cliente.dataCadastro)),
        ...{ situacao, recompensa },
      })),
    };
  };

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/convites/:codigo',
      resumo:
        'Um convite que ainda vale, para o formulário de cadastro; de qualquer outro a resposta é a mesma',
      guarda: 'publica',
      params: z.object({ codigo: z.string().max(100) }),
      resposta: conviteAberto,
      async executar({ params, chamador: { hotsite, ip } }) {
        d.limitador.consumir(ip);
        const convite = await d.convites.aberto(hotsite.id, params.codigo);
        const { convidadoPor, nome = null, email = null, expiraEm } = convite;
        const quem = convidadoPor === null ? null : await clientes.obter(SISTEMA, convidadoPor);
        return {
          de: quem === null ? hotsite.nome : nomeEncurtado(quem.razaoSocial ?? quem.nome),
          ...{ nome, email, expiraEm },
        };
      },
    }),
    rota({
      metodo: 'get',
      caminho: MINHAS,
      resumo: 'Meu link de indicação, quem veio por ele e o que isso rendeu',
      guarda: 'cliente',
      resposta: minhasIndicacoes,
      executar({ chamador }) {
        const { cliUid, hotsiteId } = comoCliente(chamador);
        return minhas(cliUid, hotsiteId);
      },
    }),
    rota({
      metodo: 'post',
      caminho: `${MINHAS}/link`,
      resumo: 'Cria meu link de indicação; o que houver antes deixa de valer',
      guarda: 'cliente',
      body: z.strictObject({ comandoId }),
      resposta: minhasIndicacoes,
      async executar({ body, chamador, req }) {
        const { cliUid, hotsiteId } = comoCliente(chamador);
        const quem = identificar(chamador, req, body.comandoId);
        const uid = uidDoComando(quem);
        // The same command again finds what it made, whether it is in force or not any more.
        if ((await convites.obter(SISTEMA, uid)) !== null) return minhas(cliUid, hotsiteId);
        d.limitadorDeLinks.consumir(cliUid);
        await revogar(cliUid);
        try {
          await convites.inserir(SISTEMA, {
            ...{ uid, id: await registros.proximoId('convite'), hotsiteId, convidadoPor: cliUid },
            ...{
              codigo: novoCodigo(),
              grupos: [],
              maximoUsos: 1,
              expiraEm: null,
              situacao: 'ATIVO',
              usos: 0,
            },
            criadoEm: new Date(agora()).toISOString(),
          });
        } catch (erro) {
          if (!(erro instanceof ValorEmUso)) throw erro;
        }
        return minhas(cliUid, hotsiteId);
      },
    }),
    rota({
      metodo: 'delete',
      caminho: `${MINHAS}/link`,
      resumo: 'Revoga meu link de indicação; quem já veio continua contado, e repetido nada muda',
      guarda: 'cliente',
      resposta: minhasIndicacoes,
      async executar({ chamador }) {
        const { cliUid, hotsiteId } = comoCliente(chamador);
        await revogar(cliUid);
        return minhas(cliUid, hotsiteId);
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/indicacoes/:uid/recompensa',
      resumo:
        'Registra que o desconto dado na compra de quem indicou é por este indicado, que já pagou uma compra',
      guarda: RECOMPENSAM,
      params: paramsUid,
      status: 201,
      body: z.strictObject({ comandoId, vendaId: z.int().positive() }),
      resposta: z.object({ uid: z.guid(), valor: z.int(), vendaId: z.int() }),
      async executar({ params, body, chamador, req }) {
        const quem = identificar(chamador, req, body.comandoId);
        const { acesso, hotsite } = chamador;
        if (acesso.tipo !== 'interno') throw new ErroMartelo('SEM_PERMISSAO');
        const { vendaId } = body;
        return d.umaVez(quem, { ato: 'recompensar', convidado: params.uid, vendaId }, async () => {
          const { uid, valor } = await recompensar(registros, {
            ...{ hotsiteId: hotsite.id, convidado: params.uid, vendaId },
            ...{ por: autorDe(chamador), agora: agora() },
          });
          return { uid, valor, vendaId };
        });
      },
    }),
  ];
}
