import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { ehInterno } from '@martelo/shared/papeis';
import {
  credenciais as credenciaisSchema,
  pedidoRefresh,
  pedidoRenovacao,
  respostaToken,
  type UsuarioSessao,
  usuarioSessao,
} from '@martelo/shared/sessao';
import { z } from 'zod';
import { tokenDe } from '../../api/chamador.ts';
import type { Limitador } from '../../api/limite.ts';
import { patiosDoAcesso } from '../../api/recurso/no-patio.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { SituacaoCliente } from '../clientes/situacao.ts';
import type { Bloqueio } from './bloqueio.ts';
import { type Chaves, chavesPublicas } from './chaves.ts';
import type { Conta, Contas } from './contas.ts';
import type { Credenciais } from './credenciais.ts';
import { dispositivoEmPalavras } from './dispositivo.ts';
import { CABECALHO_DISPOSITIVO, type Dispositivos } from './dispositivos.ts';
import { entrar, renovar } from './entrar.ts';
import type { HistoricoDeAcessos } from './historico-de-acessos.ts';
import type { QuemEsta } from './na-sessao.ts';
import type { Sessoes } from './sessoes.ts';
import type { SessaoVerificada, Tokens } from './tokens.ts';

interface Dependencias {
  contas: Contas;
  credenciais: Credenciais;
  bloqueio: Bloqueio;
  dispositivos: Dispositivos;
  acessos: HistoricoDeAcessos;
  sessoes: Sessoes;
  tokens: Tokens;
  quemEsta: QuemEsta;
  chaves: Chaves;
  emDisputa: (cliUid: string) => Promise<boolean>;
  /** @throws ErroMartelo ACESSO_BLOQUEADO to a device that is kept from logging in */
  exigirAparelho(aparelho: string, hotsiteId: number): void;
  limitador: { quem: Limitador; conta: Limitador };
  avisarDispositivo(conta: Conta, hotsiteId: number, aparelho: string, sid: string): Promise<void>;
  segundoFatorObrigatorio(quem: SessaoVerificada, hotsite: RegrasHotsite): boolean;
  situacaoDoCliente: (cliUid: string, hotsiteId: number) => Promise<SituacaoCliente>;
}

export const rotasDeIdentidade = (d: Dependencias): Rota[] => [
  rota({
    metodo: 'post',
    caminho: '/v1/auth/token',
    escopo: 'LOGIN',
    resumo: 'Entrar com e-mail e senha',
    guarda: 'publica',
    body: credenciaisSchema,
    resposta: respostaToken,
    executar({ body, req, res, chamador: { hotsite, ip, aparelho } }) {
      return entrar(d, hotsite, body, {
        ip,
        aparelho: aparelho ?? null,
        dispositivo: dispositivoEmPalavras(req.get('user-agent')),
        mostrados: req.get(CABECALHO_DISPOSITIVO),
        anotar: ({ tipo, uid }) => {
          res.locals.conta = `${tipo}:${uid}`;
        },
      });
    },
  }),
  rota({
    metodo: 'post',
    caminho: '/v1/auth/refresh',
    escopo: 'LOGIN',
    resumo: 'Trocar o refresh token pelos próximos tokens',
    guarda: 'publica',
    body: pedidoRenovacao,
    resposta: respostaToken,
    // No rate limit: a token cannot be guessed, and the sites refresh for many people from one address.
    executar({ body, chamador: { hotsite } }) {
      return renovar(d, hotsite, body.refresh_token, body.seDisputa);
    },
  }),
  rota({
    metodo: 'post',
    caminho: '/v1/auth/sair',
    resumo: 'Encerrar a sessão e as conexões dela',
    guarda: 'publica',
    body: pedidoRefresh.partial(),
    resposta: z.object({ ok: z.literal(true) }),
    async executar({ body, chamador, req }) {
      const doRefresh = body.refresh_token ? await d.sessoes.sessaoDo(body.refresh_token) : null;
      if (doRefresh && doRefresh.hotsiteId === chamador.hotsite.id) {
        await d.sessoes.encerrar(doRefresh.uid);
        return { ok: true };
      }
      const token = tokenDe(req);
      if (token === null) throw new ErroMartelo(body.refresh_token ? 'TOKEN_INVALIDO' : 'NAO_AUTENTICADO');
      await d.sessoes.encerrar((await d.tokens.verificar(token, chamador.hotsite)).sessao.uid);
      return { ok: true };
    },
  }),
  rota({
    metodo: 'get',
    caminho: '/v1/auth/eu',
    resumo: 'Quem está na sessão',
    guarda: 'autenticado',
    semSegundoFator: true,
    resposta: usuarioSessao,
    async executar({ chamador, req }): Promise<UsuarioSessao> {
      const { hotsite } = chamador;
      const quem = await d.quemEsta(req, chamador);
      const { conta, expiraEm } = quem;
      const situacao = conta.tipo === 'cliente' ? await d.situacaoDoCliente(conta.uid, hotsite.id) : null;
      const fator = await d.credenciais.situacaoDoSegundoFator(conta.uid);
      return {
        id: conta.id,
        uid: conta.uid,
        nome: conta.nome,
        email: conta.email,
        autenticado: true,
        roles: conta.papeis,
        interno: ehInterno(conta.papeis),
        apelido: conta.tipo === 'cliente' ? conta.apelido : null,
        cidade: conta.tipo === 'cliente' ? conta.cidade : null,
        twoFactorHabilitado: fator.ativo,
        twoFactorObrigatorio: d.segundoFatorObrigatorio(quem, hotsite),
        twoFactorBloqueado: fator.bloqueado,
        dataFimToken: new Date(expiraEm).toISOString(),
        podeDarLance: situacao?.podeDarLance ?? false,
        pendencias: situacao?.pendencias ?? [],
        patios: patiosDoAcesso(chamador.acesso),
      };
    },
  }),
  // The second address is for browsers: they reach the engine through the storefront's `/api/v1` alone.
  ...['/.well-known/jwks.json', '/v1/jwks'].map((caminho) =>
    rota({
      metodo: 'get',
      caminho,
      resumo: 'Chaves públicas que conferem tokens, recibos e assinaturas',
      guarda: 'publica',
      resposta: chavesPublicas,
      executar({ res }) {
        res.setHeader('cache-control', 'public, max-age=300');
        return d.chaves.jwks();
      },
    }),
  ),
];
