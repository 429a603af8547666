import { ErroMartelo } from '@martelo/shared/erros';
import { ACESSOS_DE_OUTROS, PAPEIS_DOS_ACESSOS } from '@martelo/shared/papeis';
import {
  type ContaDosAcessos,
  contaDosAcessos,
  fimDeSessoes,
  historicoDeAcessos,
  liberacaoDeFator,
  procuraDeAcessos,
  type SessaoAberta,
  sessaoEmVigor,
  sessoesAbertas,
  sessoesEncerradas,
  trocaDeSenha,
} from '@martelo/shared/sessao';
import { SENHA_MINIMA } from '@martelo/shared/usuario';
import type { Request } from 'express';
import { z } from 'zod';
import { paramsUid } from '../../api/comando.ts';
import type { Limitador } from '../../api/limite.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import { ehDeTodas, exigirTodasAsMarcasDela } from '../../casa/marcas-da-pessoa.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registros } from '../../records/records.ts';
import { acharCliente } from '../clientes/achar.ts';
import { CLIENTES } from '../clientes/registro.ts';
import type { Hotsites } from '../marcas/hotsites.ts';
import { registrarLiberacaoDeFator } from '../usuarios/bloqueio-de-fator.ts';
import { USUARIOS } from '../usuarios/registro.ts';
import { cartaDaSenhaNova, cartaDoLink } from './cartas.ts';

import type { HistoricoDeAcessos } from './historico-de-acessos.ts';
import { type QuemEsta, tentativaDa } from './na-sessao.ts';
import { type Provas, provarFator, provarSenha } from './provar.ts';
import { exigirSenha } from './senha.ts';
import type { Sessao, Sessoes } from './sessoes.ts';
import type { Vigencia } from './vigencia.ts';

interface Dependencias extends Provas {
  registros: Registros;
  hotsites: Pick<Hotsites, 'porId'>;
  sessoes: Sessoes;
  vigencia: Vigencia;
  acessos: HistoricoDeAcessos;
  quemEsta: QuemEsta;
  limitador: Limitador;
  relogio: () => number;
}

/** Where each kind of account lies, and who of the house reaches its sessions and its second factor. */
const CONTAS = [
  { tipo: 'interno', base: '/v1/usuarios', ...ACESSOS_DE_OUTROS.interno },
  { tipo: 'cliente', base: '/v1/clientes', ...ACESSOS_DE_OUTROS.cliente },
] as const;

const pagina = z.object({
  pagina: z.coerce.number().int().min(1).max(100_000).default(1),
  porPagina: z.coerce.number().int().min(1).max(200).default(50),
});

/** Open sessions and the password of an account: for its owner, and what the house may do about them. */
export function rotasSessoes(d: Dependencias): Rota[] {
  const apresentar = (sessao: Sessao, atual: string): SessaoAberta => ({
    uid: sessao.uid,
    aplicacao: sessao.aplicacao ?? 'site',
    marca: d.hotsites.porId(sessao.hotsiteId)?.nome ?? '',
    dispositivo: sessao.dispositivo || 'Dispositivo desconhecido',
    endereco: sessao.endereco ?? '',
    aparelho: sessao.aparelho ?? null,
    criadaEm: new Date(sessao.criadaEm).toISOString(),
    vistaEm: new Date(sessao.rodadaEm).toISOString(),
    expiraEm: new Date(sessao.expiraEm).toISOString(),
    permanecer: sessao.permanecer,
    atual: sessao.uid === atual,
  });
  const listar = (sessoes: readonly Sessao[], atual: string) => ({
    itens: sessoes.map((sessao) => apresentar(sessao, atual)),
  });
  const historico = async (contaUid: string, pedida: z.output<typeof pagina>, marcas?: readonly number[]) => {
    const { itens, ...resto } = await d.acessos.daConta(contaUid, pedida, marcas);
    return {
      itens: itens.map(({ em, resultado, endereco, dispositivo, hotsiteId }) => ({
        ...{ em, resultado, endereco, dispositivo, marca: d.hotsites.porId(hotsiteId)?.nome ?? '' },
      })),
      ...{ total: resto.total, pagina: resto.pagina, porPagina: resto.porPagina },
    };
  };
  const comum = { guarda: 'autenticado', semSegundoFator: true } as const;
  /** Whose session it is, who has shown once more that they know the password: a page left open ends nothing. */
  const comSenha = async (req: Request, chamador: Chamador, senha: string) => {
    const quem = await d.quemEsta(req, chamador);
    d.limitador.consumir(quem.sessao.uid);
    await provarSenha(d, tentativaDa(quem), quem.conta.uid, senha, 'Senha incorreta.');
    await d.bloqueio.acertou(tentativaDa(quem));
    return quem;
  };

  const proprias: Rota[] = [
    rota({
      ...{ ...comum, metodo: 'get', caminho: '/v1/auth/acessos' },
      resumo: 'Meus acessos dos últimos 24 meses, os recusados também, do mais recente ao primeiro',
      query: pagina,
      resposta: historicoDeAcessos,
      async executar({ query, req, chamador }) {
        return historico((await d.quemEsta(req, chamador)).conta.uid, query);
      },
    }),
    rota({
      ...{ ...comum, metodo: 'get', caminho: '/v1/auth/sessoes' },
      resumo: 'Minhas sessões abertas, em qualquer aparelho e marca',
      resposta: sessoesAbertas,
      async executar({ req, chamador }) {
        const { conta, sessao } = await d.quemEsta(req, chamador);
        return listar(await d.sessoes.daConta(conta.uid), sessao.uid);
      },
    }),
    rota({
      ...{ ...comum, metodo: 'delete', caminho: '/v1/auth/sessoes' },
      resumo: 'Encerra todas as minhas sessões, com a senha; com `outras=1`, todas menos esta',
      query: z.object({ outras: z.enum(['0', '1', 'true', 'false']).default('0') }),
      body: fimDeSessoes,
      resposta: sessoesEncerradas,
      async executar({ query, body, req, chamador }) {
        const { conta, sessao } = await comSenha(req, chamador, body.senha);
        const poupa = query.outras === '1' || query.outras === 'true';
        const abertas = (await d.sessoes.daConta(conta.uid)).length;
        await d.sessoes.encerrarDaConta(conta.uid, poupa ? sessao.uid : undefined);
        return { encerradas: abertas - (poupa ? 1 : 0) };
      },
    }),
    rota({
      ...{ ...comum, metodo: 'delete', caminho: '/v1/auth/sessoes/:uid' },
      resumo: 'Encerra uma das minhas sessões, com a senha',
      params: z.object({ uid: z.guid() }),
      body: fimDeSessoes,
      resposta: sessoesEncerradas,
      async executar({ params, body, req, chamador }) {
        const { conta } = await comSenha(req, chamador, body.senha);
        const alvo = await d.sessoes.valida(params.uid.toLowerCase());
        if (alvo?.contaUid !== conta.uid) throw new ErroMartelo('NAO_ENCONTRADO');
        await d.sessoes.encerrar(alvo.uid);
        return { encerradas: 1 };
      },
    }),
    rota({
      ...{ ...comum, metodo: 'put', caminho: '/v1/auth/senha' },
      resumo: 'Troca a senha com a atual; as outras sessões terminam',
      body: trocaDeSenha,
      resposta: z.object({ ok: z.literal(true), encerradas: z.int() }),
      async executar({ body, req, chamador }) {
        const quem = await d.quemEsta(req, chamador);
        const { conta, sessao } = quem;
        d.limitador.consumir(sessao.uid);
        const tentativa = tentativaDa(quem);
        await provarSenha(d, tentativa, conta.uid, body.senhaAtual, 'Senha atual incorreta.');
        // Judged before a code is used up for nothing.
        exigirSenha(body.senhaNova, SENHA_MINIMA[conta.tipo], [
          conta.email,
          conta.nome,
          chamador.hotsite.nome,
        ]);
        if (body.senhaNova.normalize('NFKC') === body.senhaAtual.normalize('NFKC'))
          throw new ErroMartelo('SENHA_IGUAL');
        await provarFator(d, tentativa, conta.uid, body);
        await d.bloqueio.acertou(tentativa);
        const outras = (await d.sessoes.daConta(conta.uid)).length - 1;
        await d.credenciais.definirSenha(conta.uid, body.senhaNova, {
          poupar: d.sessoes.poupar(sessao.uid),
          carta: cartaDaSenhaNova(conta, chamador.hotsite.id, d.relogio()),
        });
        return { ok: true, encerradas: outras };
      },
    }),
  ];

  const daCasa = CONTAS.flatMap(({ tipo, base, sessoes, libera }): Rota[] => {
    /** NAO_ENCONTRADO for an account that is not of the caller's brand. */
    const achar = async ({ uid }: { uid: string }, { acesso, hotsite }: Chamador) => {
      const conta =
        tipo === 'interno'
          ? await porIdOuUid(d.registros.colecao(USUARIOS), SISTEMA, uid)
          : await porIdOuUid(d.registros.colecao(CLIENTES), SISTEMA, uid);
      const marcas = conta === null ? [] : 'hotsites' in conta ? conta.hotsites : [conta.hotsiteId];
      if (conta === null || acesso.tipo !== 'interno' || !marcas.includes(hotsite.id))
        throw new ErroMartelo('NAO_ENCONTRADO');
      const { nome, email } = conta;
      return {
        ...{ uid: conta.uid, nome, email, hotsites: marcas, propria: conta.uid === acesso.usuUid },
        /** Those that both are of: what is a brand's is shown and ended on these alone. */
        comuns: marcas.filter((marca) => acesso.hotsites.includes(marca)),
      };
    };
    /** Those of an account that are open on brands that the caller is of. */
    const abertas = async ({ uid, comuns }: { uid: string; comuns: readonly number[] }) =>
      (await d.sessoes.daConta(uid)).filter(({ hotsiteId }) => comuns.includes(hotsiteId));
    const nasMarcas = tipo === 'interno' ? ', nas marcas em que ambos trabalham' : '';
    const params = paramsUid;
    return [
      rota({
        metodo: 'get',
        caminho: `${base}/:uid/sessoes`,
        resumo: `As sessões abertas de um ${tipo === 'interno' ? 'usuário da casa' : 'cliente'}${nasMarcas}`,
        guarda: sessoes,
        params,
        resposta: sessoesAbertas,
        async executar({ params, req, chamador }) {
          const { sessao } = await d.quemEsta(req, chamador);
          return listar(await abertas(await achar(params, chamador)), sessao.uid);
        },
      }),
      rota({
        metodo: 'get',
        caminho: `${base}/:uid/acessos`,
        resumo: `Os acessos de um ${tipo === 'interno' ? 'usuário da casa' : 'cliente'} nos últimos 24 meses, os recusados também${nasMarcas}`,
        guarda: sessoes,
        params,
        query: pagina,
        resposta: historicoDeAcessos,
        async executar({ params, query, chamador }) {
          const { uid, comuns, hotsites } = await achar(params, chamador);
          return historico(uid, query, comuns.length === hotsites.length ? undefined : comuns);
        },
      }),
      rota({
        metodo: 'delete',
        caminho: `${base}/:uid/sessoes`,
        resumo: `Encerra as sessões de um ${tipo === 'interno' ? 'usuário da casa' : 'cliente'}${nasMarcas}`,
        guarda: sessoes,
        params,
        resposta: sessoesEncerradas,
        async executar({ params, chamador, log }) {
          const conta = await achar(params, chamador);
          const { uid, comuns, hotsites } = conta;
          const suas = await abertas(conta);
          const encerradas = suas.length;
          // At once, also what is being opened meanwhile; elsewhere the person works on.
          if (comuns.length === hotsites.length) await d.sessoes.encerrarDaConta(uid);
          else for (const sessao of suas) await d.sessoes.encerrar(sessao.uid);
          log.info({ contaUid: uid, por: autor(chamador), encerradas }, 'sessões encerradas pela casa');
          return { encerradas };
        },
      }),
      rota({
        metodo: 'delete',
        caminho: `${base}/:uid/segundo-fator`,
        resumo:
          'Libera quem perdeu o aparelho: segundo fator e senha deixam de valer, e um link por e-mail cria a nova senha',
        guarda: libera,
        params,
        body: liberacaoDeFator,
        resposta: z.object({ liberado: z.literal(true) }),
        async executar({ params, body, chamador, log }) {
          const conta = await achar(params, chamador);
          if (conta.propria) throw new ErroMartelo('PROPRIA_CONTA');
          exigirTodasAsMarcasDela(chamador.acesso, conta.hotsites);
          const carta = cartaDoLink(conta.email, chamador.hotsite.id, d.relogio());
          await d.credenciais.liberar(conta.uid, carta);
          const por = autor(chamador);
          await registrarLiberacaoDeFator(d.registros, { ...conta, tipo }, { ...body, por, em: d.relogio() });
          log.warn({ contaUid: conta.uid, por, motivo: body.motivo }, 'segundo fator liberado pela casa');
          return { liberado: true };
        },
      }),
    ];
  });

  const procura = rota({
    metodo: 'post',
    caminho: '/v1/acessos/procurar',
    resumo: 'As contas de um e-mail nesta marca, e o que quem pergunta pode fazer com seus acessos',
    guarda: PAPEIS_DOS_ACESSOS,
    body: procuraDeAcessos,
    resposta: z.object({ itens: z.array(contaDosAcessos) }),
    async executar({ body: { email }, chamador: { acesso, hotsite } }) {
      const papeis = acesso.tipo === 'interno' ? acesso.papeis : [];
      const tem = (aceitos: readonly string[]) => papeis.some((papel) => aceitos.includes(papel));
      const usuario = await d.registros.colecao(USUARIOS).obterPor(SISTEMA, 'email', email);
      const cliente = await acharCliente(d.registros, hotsite.id, 'email', email);
      const achadas = [
        ...(usuario?.hotsites.includes(hotsite.id) ? [{ tipo: 'interno' as const, conta: usuario }] : []),
        ...(cliente ? [{ tipo: 'cliente' as const, conta: cliente }] : []),
      ];
      const itens: ContaDosAcessos[] = [];
      for (const { tipo, conta } of achadas) {
        const { sessoes, libera } = ACESSOS_DE_OUTROS[tipo];
        if (!tem(sessoes) && !tem(libera)) continue;
        itens.push({
          tipo,
          uid: conta.uid,
          nome: conta.nome,
          email: conta.email,
          situacao: conta.situacao,
          segundoFator: (await d.credenciais.situacaoDoSegundoFator(conta.uid)).ativo,
          podeEncerrar: tem(sessoes),
          podeLiberar:
            tem(libera) &&
            acesso.tipo === 'interno' &&
            acesso.usuUid !== conta.uid &&
            ehDeTodas(acesso, 'hotsites' in conta ? conta.hotsites : [conta.hotsiteId]),
        });
      }
      return { itens };
    },
  });

  /** Asked by the panel of content, whose own sessions live as long as these. */
  const deServico: Rota[] = [
    rota({
      metodo: 'get',
      caminho: '/v1/sessoes/:uid',
      resumo: 'De quem é uma sessão que ainda vale, com os papéis deste instante',
      guarda: 'servico',
      params: z.object({ uid: z.guid() }),
      resposta: sessaoEmVigor,
      async executar({ params }) {
        const sessao = await d.sessoes.valida(params.uid.toLowerCase());
        const marca = sessao && d.hotsites.porId(sessao.hotsiteId);
        if (!marca) throw new ErroMartelo('NAO_ENCONTRADO');
        const emVigor = await d.vigencia.exigir(sessao.uid, marca).catch((erro: unknown) => {
          if (erro instanceof ErroMartelo && erro.codigo === 'TOKEN_INVALIDO')
            throw new ErroMartelo('NAO_ENCONTRADO');
          throw erro;
        });
        const { uid, tipo, nome, email, papeis } = emVigor.conta;
        const hotsites = emVigor.conta.tipo === 'interno' ? emVigor.conta.hotsites : [sessao.hotsiteId];
        return { uid, tipo, nome, email, papeis, hotsites, semFator: emVigor.semFator };
      },
    }),
    rota({
      metodo: 'delete',
      caminho: '/v1/sessoes/:uid',
      resumo: 'Encerra uma sessão de que se saiu em outro serviço',
      guarda: 'servico',
      params: z.object({ uid: z.guid() }),
      resposta: sessoesEncerradas,
      async executar({ params }) {
        await d.sessoes.encerrar(params.uid.toLowerCase());
        return { encerradas: 1 };
      },
    }),
  ];
  return [...proprias, procura, ...daCasa, ...deServico];
}

const autor = ({ acesso }: Chamador): string => (acesso.tipo === 'interno' ? acesso.usuUid : acesso.tipo);
