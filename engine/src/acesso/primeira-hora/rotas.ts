import { ErroMartelo } from '@martelo/shared/erros';
import {
  administradorConferido,
  administradorDaMarca,
  administradorDito,
  conferenciaDaPrimeiraHora,
  conferenciaDoAdministrador,
  contaDaPrimeiraHora,
  marcaDoPainel,
  pedidoDeMarcaDoPainel,
  primeiraHora,
} from '@martelo/shared/primeira-hora';
import { z } from 'zod';
import type { Limitador } from '../../api/limite.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { contaDoInterno } from '../identidade/contas.ts';
import type { Hotsites } from '../marcas/hotsites.ts';
import { USUARIOS } from '../usuarios/registro.ts';
import { conferirAdministrador, darAdministrador } from './administrador.ts';
import type { AberturaDaCasa } from './primeira-hora.ts';

interface Dependencias {
  registros: Registros;
  abertura: AberturaDaCasa;
  hotsites: Pick<Hotsites, 'porId' | 'todos'>;
  /** Of one address: no token can be guessed, trying is only kept cheap. */
  tentativas: Limitador;
  /** Unix ms. */
  agora(): number;
}

/** How an installation comes to its first account, and each brand to who administers it. The panel asks, which makes brands. */
export const rotasDaPrimeiraHora = (d: Dependencias): Rota[] => [
  rota({
    metodo: 'post',
    caminho: '/v1/primeira-hora/conferir',
    resumo: 'Diz o que falta a uma instalação sem conta ou sem marca, a quem tem o link dela',
    guarda: 'servico',
    body: conferenciaDaPrimeiraHora,
    resposta: primeiraHora,
    executar({ body: { token }, chamador: { ip } }) {
      d.tentativas.consumir(ip);
      return d.abertura.conferir(token);
    },
  }),
  rota({
    metodo: 'post',
    caminho: '/v1/primeira-hora/conta',
    resumo: 'Cria a primeira conta da instalação, que a administra; depois dela, nenhuma outra por aqui',
    guarda: 'servico',
    status: 201,
    body: contaDaPrimeiraHora,
    resposta: primeiraHora,
    executar({ body, chamador: { ip } }) {
      d.tentativas.consumir(ip);
      return d.abertura.criarConta(body);
    },
  }),
  rota({
    metodo: 'post',
    caminho: '/v1/administradores-de-marca/conferir',
    resumo: 'Diz se quem vai administrar uma marca nova já tem conta que possa, antes de a marca ser feita',
    guarda: 'servico',
    body: conferenciaDoAdministrador,
    resposta: administradorConferido,
    executar: async ({ body }) => ({ jaTemConta: (await conferirAdministrador(d, body)) !== null }),
  }),
  rota({
    metodo: 'put',
    caminho: '/v1/hotsites/:id/administrador',
    resumo: 'Dá a uma marca sem ninguém quem a administra: uma conta que já administra outra, ou um convite',
    guarda: 'servico',
    params: z.object({ id: z.coerce.number().int().positive() }),
    body: administradorDaMarca,
    resposta: administradorDito,
    executar({ params: { id }, body }) {
      if (d.hotsites.porId(id) === null) throw new ErroMartelo('HOTSITE_NAO_ENCONTRADO');
      return darAdministrador(d, id, body);
    },
  }),
  rota({
    metodo: 'post',
    caminho: '/v1/auth/marca-do-painel',
    resumo:
      'Em que marca o login de alguém no painel é tentado: uma das suas; de quem não se conhece, a primeira',
    guarda: 'servico',
    body: pedidoDeMarcaDoPainel,
    resposta: marcaDoPainel,
    async executar({ body: { email } }) {
      const marcas = d.hotsites.todos().sort((uma, outra) => uma.id - outra.id);
      const quem = await d.registros.colecao(USUARIOS).obterPor(SISTEMA, 'email', email.trim().toLowerCase());
      const sua = marcas.find((marca) => contaDoInterno(marca, quem, d.agora(), 'painel') !== null);
      return { subdominio: (sua ?? marcas[0])?.subdominio ?? null };
    },
  }),
];
