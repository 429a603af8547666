import { type Canal, ROTULOS_CANAL } from '@martelo/shared/avisos/canais';
import {
  canal,
  codigoEvento,
  type modeloDaMarca,
  testeDeAviso,
  vozDaMarca,
} from '@martelo/shared/avisos/esquemas';
import { CODIGOS_EVENTO, eventoDe } from '@martelo/shared/avisos/eventos';
import {
  nomesDe,
  preencher,
  problemasDoModelo,
  valoresMaiores,
  variaveisDe,
} from '@martelo/shared/avisos/modelo';
import { lerTelefone } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { uuidv7 } from '@martelo/shared/identificador';
import { z } from 'zod';
import { USUARIOS } from '../acesso/usuarios/registro.ts';
import type { Limitador } from '../api/limite.ts';
import { type Rota, rota } from '../api/rota.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import type { CanalDeAvisos } from './canais/canal.ts';
import { CUIDAM_DE_AVISOS } from './entregas.ts';
import type { Vozes } from './voz.ts';

interface Dependencias {
  registros: Registros;
  vozes: Vozes;
  canais: Readonly<Partial<Record<Canal, CanalDeAvisos>>>;
  hotsitePorId(id: number): RegrasHotsite | null;
  siteDe(marca: RegrasHotsite): string;
  agora(): number;
  /** Of one person's test messages. */
  limitador: Limitador;
}

const texto = z.object({ titulo: z.string(), corpo: z.string() });
const modeloEmVigor = z.object({
  ...{ evento: codigoEvento, rotulo: z.string(), canal, rotuloCanal: z.string() },
  ...texto.shape,
  /** Whose words they are. */
  origem: z.enum(['casa', 'marca']),
  variaveis: z.array(z.object({ nome: z.string(), rotulo: z.string(), essencial: z.boolean() })),
  /** With the longest names. */
  exemplo: texto,
});

const params = z.object({ id: z.coerce.number().int().positive() });
/** Many texts at once. */
const MAIOR_VOZ = 1024 * 1024;

/** What the house sees of its words, a try of them, and how the cms tells a brand's. */
export function rotasDaVoz(d: Dependencias): Rota[] {
  const { vozes, hotsitePorId } = d;
  const marcaDe = (id: number): RegrasHotsite => {
    const marca = hotsitePorId(id);
    if (marca === null) throw new ErroMartelo('HOTSITE_NAO_ENCONTRADO');
    return marca;
  };
  return [
    rota({
      metodo: 'get',
      caminho: '/v1/avisos/modelos',
      resumo:
        'Os textos em vigor, por aviso e canal, com as variáveis de cada um e um exemplo com os nomes mais longos',
      guarda: CUIDAM_DE_AVISOS,
      resposta: z.object({ itens: z.array(modeloEmVigor) }),
      async executar({ chamador: { hotsite } }) {
        const { modelos } = await vozes.de(hotsite);
        const itens: z.infer<typeof modeloEmVigor>[] = [];
        for (const evento of CODIGOS_EVENTO)
          for (const um of eventoDe(evento).canais) {
            const modelo = await vozes.modelo(hotsite, evento, um);
            if (modelo === null) continue;
            const { titulo, corpo } = preencher(um, modelo, valoresMaiores(evento));
            const dela = modelos.find((outro) => outro.evento === evento && outro.canal === um);
            itens.push({
              ...{
                evento,
                rotulo: nomesDe(evento, hotsite.tipo).rotulo,
                canal: um,
                rotuloCanal: ROTULOS_CANAL[um],
                ...modelo,
              },
              origem: dela?.corpo === modelo.corpo && dela.titulo === modelo.titulo ? 'marca' : 'casa',
              ...{ variaveis: variaveisDe(evento), exemplo: { titulo, corpo } },
            });
          }
        return { itens };
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/avisos/teste',
      resumo:
        'Envia a quem pede uma mensagem de teste, com os nomes mais longos; a carta vai ao próprio e-mail',
      guarda: CUIDAM_DE_AVISOS,
      status: 202,
      body: testeDeAviso,
      resposta: z.object({ ok: z.literal(true) }),
      async executar({ body: { evento: codigo, canal: qual, telefone }, chamador }) {
        const { hotsite, acesso } = chamador;
        if (acesso.tipo !== 'interno') throw new ErroMartelo('NAO_AUTENTICADO');
        d.limitador.consumir(acesso.usuUid);
        const usuario = await d.registros.colecao(USUARIOS).obter(SISTEMA, acesso.usuUid);
        const modelo = await vozes.modelo(hotsite, codigo, qual);
        const porta = d.canais[qual];
        if (usuario === null || modelo === null || porta === undefined)
          throw new ErroMartelo('CANAL_INDISPONIVEL');
        const numero = telefone === undefined ? null : lerTelefone(telefone);
        if (qual !== 'email' && numero === null)
          throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['telefone: informe um telefone com DDD']);
        const uid = uuidv7();
        const { titulo, corpo } = preencher(qual, modelo, valoresMaiores(codigo));
        const site = d.siteDe(hotsite);
        await porta.enviar({
          entrega: { uid, chave: `teste:${uid}`, feitas: [], tentandoEm: null },
          aviso: {
            ...{ uid, hotsiteId: hotsite.id, cliUid: null, usuUid: usuario.uid, destino: '/', topico: null },
            valeAte: new Date(d.agora() + 3_600_000).toISOString(),
          },
          ...{ codigo, evento: eventoDe(codigo), marca: hotsite, voz: await vozes.de(hotsite), site },
          pessoa: {
            ...{ nome: usuario.nome, email: usuario.email, emailConfirmado: true, telefone: numero },
            ...{ telefoneConfirmado: true, ativa: true },
          },
          texto: { titulo: qual === 'email' ? `[Teste] ${titulo}` : titulo, corpo },
          ...{ link: `${site}/`, descadastro: null },
        });
        return { ok: true };
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/hotsites/:id/avisos',
      resumo: 'Grava como uma marca fala: cores, logo e textos dos avisos',
      guarda: 'servico',
      params,
      limite: MAIOR_VOZ,
      body: vozDaMarca,
      resposta: vozDaMarca,
      async executar({ params: { id }, body }) {
        if (body.id !== id) throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['id: difere do endereço']);
        exigirBons(body.modelos);
        await vozes.gravar(marcaDe(id), body);
        return body;
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/hotsites/:id/avisos',
      resumo: 'Como uma marca fala, como o motor a tem',
      guarda: 'servico',
      params,
      resposta: vozDaMarca,
      async executar({ params: { id } }) {
        const voz = await vozes.ler(marcaDe(id));
        if (voz === null) throw new ErroMartelo('NAO_ENCONTRADO');
        return voz;
      },
    }),
  ];
}

/** The panel refuses them first, in words for who wrote them; this is for any other way in. @throws CONTEUDO_RECUSADO */
function exigirBons(modelos: readonly z.infer<typeof modeloDaMarca>[]): void {
  const vistos = new Set<string>();
  for (const modelo of modelos) {
    const chave = `${modelo.evento} ${modelo.canal}`;
    const [problema] = vistos.has(chave)
      ? ['Há dois textos para o mesmo aviso e canal.']
      : problemasDoModelo(modelo.evento, modelo.canal, modelo);
    vistos.add(chave);
    if (problema !== undefined)
      throw new ErroMartelo('CONTEUDO_RECUSADO', { problema: `${chave}: ${problema}` });
  }
}
