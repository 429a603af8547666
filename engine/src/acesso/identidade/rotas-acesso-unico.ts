import {
  acessoConferido,
  acessoUnico,
  conferenciaDeAcesso,
  pedidoDeAcessoUnico,
  respostaToken,
  usoDoAcesso,
} from '@martelo/shared/sessao';
import type { Limitador } from '../../api/limite.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { type AcessosUnicos, VALIDADE_DO_ACESSO_MS } from './acesso-unico.ts';
import { dispositivoEmPalavras } from './dispositivo.ts';
import { CABECALHO_DISPOSITIVO } from './dispositivos.ts';
import { abrirNoAparelho, exigirPlataforma, identificarDono } from './entrar.ts';

type Dependencias = Parameters<typeof identificarDono>[0] &
  Parameters<typeof abrirNoAparelho>[0] & {
    unicos: AcessosUnicos;
    /** Of hashes that are tried: none can be guessed, trying is only kept cheap. */
    tentativas: Limitador;
  };

/** A login by another system, which hands the person over to the site with an access that opens a session once. */
export const rotasDoAcessoUnico = (d: Dependencias): Rota[] => [
  rota({
    metodo: 'post',
    caminho: '/v1/auth/acesso-unico',
    escopo: 'LOGIN',
    resumo: 'Com usuário e senha, um acesso que abre uma sessão uma vez, nesta marca, dentro de um minuto',
    guarda: 'publica',
    status: 201,
    body: pedidoDeAcessoUnico,
    resposta: acessoUnico,
    async executar({ body: { nomeUsuario, ...prova }, req, res, chamador: { hotsite, ip } }) {
      const origem = {
        dispositivo: dispositivoEmPalavras(req.get('user-agent')),
        ...{ ip, mostrados: req.get(CABECALHO_DISPOSITIVO) },
        anotar: ({ tipo, uid }: { tipo: string; uid: string }) => {
          res.locals.conta = `${tipo}:${uid}`;
        },
      };
      const { conta: dono, epoca } = await identificarDono(
        d,
        hotsite,
        { email: nomeUsuario, ...prova },
        origem,
      );
      // What it opens is a session of the site.
      const conta = await exigirPlataforma(d, hotsite, dono, { aplicacao: 'site', ...origem });
      const hash = await d.unicos.emitir(hotsite, conta, epoca);
      return { hash, expires_in: VALIDADE_DO_ACESSO_MS / 1_000 };
    },
  }),
  rota({
    metodo: 'post',
    caminho: '/v1/auth/acesso-unico/conferir',
    escopo: 'LOGIN',
    resumo: 'De quem é um acesso, enquanto ele vale; nada se gasta',
    guarda: 'publica',
    body: conferenciaDeAcesso,
    resposta: acessoConferido,
    executar({ body: { hash }, chamador: { hotsite, ip } }) {
      d.tentativas.consumir(ip);
      return d.unicos.conferir(hotsite, hash);
    },
  }),
  rota({
    metodo: 'post',
    caminho: '/v1/auth/acesso-unico/entrar',
    escopo: 'LOGIN',
    resumo: 'Gasta o acesso e abre a sessão dele',
    guarda: 'publica',
    body: usoDoAcesso,
    resposta: respostaToken,
    async executar({ body: { hash }, req, res, chamador: { hotsite, ip, aparelho } }) {
      d.tentativas.consumir(ip);
      const { conta, epoca } = await d.unicos.usar(hotsite, hash);
      res.locals.conta = `${conta.tipo}:${conta.uid}`;
      const dispositivo = dispositivoEmPalavras(req.get('user-agent'));
      const como = {
        ...({ permanecer: false, aplicacao: 'site', dispositivo } as const),
        ...{ endereco: ip, aparelho: aparelho ?? null, epoca },
      };
      return abrirNoAparelho(d, hotsite, conta, como, req.get(CABECALHO_DISPOSITIVO));
    },
  }),
];
