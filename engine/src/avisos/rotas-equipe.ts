import { ROTULOS_CANAL } from '@martelo/shared/avisos/canais';
import {
  eventoDescrito,
  type ModeloEmVigor,
  type modeloDaMarca,
  modeloEmVigor,
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
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { QUEM_CUIDA_DE_AVISOS } from '@martelo/shared/papeis';
import { z } from 'zod';
import { type Rota, rota } from '../api/rota.ts';
import type { Vozes } from './voz.ts';

interface Dependencias {
  vozes: Vozes;
  hotsitePorId(id: number): RegrasHotsite | null;
}

const HORA_MS = 3_600_000;
const params = z.object({ id: z.coerce.number().int().positive() });
/** Many texts at once. */
const MAIOR_VOZ = 1024 * 1024;

/** What the house sees of its words, and how the cms tells a brand's. */
export function rotasDaVoz({ vozes, hotsitePorId }: Dependencias): Rota[] {
  const marcaDe = (id: number): RegrasHotsite => {
    const marca = hotsitePorId(id);
    if (marca === null) throw new ErroMartelo('HOTSITE_NAO_ENCONTRADO');
    return marca;
  };
  return [
    rota({
      metodo: 'get',
      caminho: '/v1/avisos/eventos',
      resumo: 'Os avisos que há, a quem vão, e por que canais enquanto a marca não diz outra coisa',
      guarda: QUEM_CUIDA_DE_AVISOS,
      resposta: z.object({ itens: z.array(eventoDescrito) }),
      executar: ({ chamador: { hotsite } }) => ({
        itens: CODIGOS_EVENTO.map((evento) => {
          const { grupo, para, marketing, urgente, ttlMs, canais, ligados, sempre } = eventoDe(evento);
          return {
            ...{ evento, rotulo: nomesDe(evento, hotsite.tipo).rotulo, grupo, para, marketing, urgente },
            horas: ttlMs / HORA_MS,
            canais: canais.map((canal) => ({
              ...{ canal, rotulo: ROTULOS_CANAL[canal] },
              ...{ ligado: ligados.includes(canal), sempre: sempre.includes(canal) },
            })),
          };
        }),
      }),
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/avisos/modelos',
      resumo:
        'Os textos em vigor, por aviso e canal, com as variáveis de cada um e um exemplo com os nomes mais longos',
      guarda: QUEM_CUIDA_DE_AVISOS,
      resposta: z.object({ itens: z.array(modeloEmVigor) }),
      async executar({ chamador: { hotsite } }) {
        const { modelos } = await vozes.de(hotsite);
        const itens: ModeloEmVigor[] = [];
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
