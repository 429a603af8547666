import { sha256DaFoto } from '@martelo/shared/endereco-de-foto';
import { naOrdemDoModelo } from '@martelo/shared/modelo-de-fotos';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ADMIN_MODELO_FOTOS } from '../../src/palavras/admin-modelo-fotos.ts';
import type { Recusa } from '../dados/chamar.ts';
import { chamar } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { useLerDeNovo } from '../leilao/dados.ts';
import { chaveDoLote, type Lote } from '../lote/dados.ts';
import { mover } from '../partes/mover.ts';
import { useMover } from '../partes/usar-mover.ts';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';
import { Descrever } from './Descrever.tsx';
import {
  agirNaFoto,
  miniaturaDe,
  type NaPagina,
  separar,
  useFotoDoLote,
  useFotosDoLote,
  usePalavrasDasFotos,
} from './dados.ts';
import { Endereco } from './Endereco.tsx';
import { Envios } from './Envios.tsx';
import { EscolherVista } from './EscolherVista.tsx';
import { ForaDaPagina } from './ForaDaPagina.tsx';
import { Modelo } from './Modelo.tsx';
import { Receber } from './Receber.tsx';
import { Recortar } from './Recortar.tsx';
import { Retirar } from './Retirar.tsx';
import { useFila } from './usar-fila.ts';

type Pergunta = { qual: NaPagina; o: 'recortar' | 'descrever' | 'retirar' };

/** The pictures of a lot: sent, put in order, cropped, described, taken out. Each of it holds at once. */
export function Album({ lote }: { lote: Lote }) {
  const P = usePalavrasDasFotos();
  const DoModelo = ADMIN_MODELO_FOTOS[useCasa().configuracao.marca.tipo];
  const especie = useFotoDoLote();
  const envia = especie !== undefined;
  const ordena = !lote.travados.includes('fotosUrls');
  const { data, error } = useFotosDoLote(lote.uid, envia);
  const online = useOnline();
  const dizer = useDizer();
  const lerDeNovo = useLerDeNovo();
  const consultas = useQueryClient();
  const vez = useRef<Promise<boolean>>(Promise.resolve(true));
  const [pergunta, perguntar] = useState<Pergunta | null>(null);
  /** The order that was asked for, until the engine's own is read. */
  const [pedida, pedir] = useState<readonly NaPagina[] | null>(null);
  const fila = useFila(`lote ${lote.uid}`, {
    grandeDemais: P.grandeDemais,
    aoChegar: () => void lerDeNovo(),
  });
  const { pagina, fora } = separar(lote.fotosUrls, data?.itens ?? []);

  /** @returns whether it was done */
  const mudar = (mudancas: object, feitaSobre: readonly string[] = lote.fotosUrls): Promise<boolean> => {
    // One after another: who moves two pictures in a row does not wait, and the second is made on what the first came to.
    vez.current = vez.current.then(() => gravar(mudancas, feitaSobre));
    return vez.current;
  };
  const gravar = async (mudancas: object, feitaSobre: readonly string[]): Promise<boolean> => {
    const lido = consultas.getQueryData<Lote>(chaveDoLote(lote.uid)) ?? lote;
    try {
      if (lido.fotosUrls.join() !== feitaSobre.join()) {
        dizer(P.mudou, { tom: 'ruim' });
        return false;
      }
      await chamar('PUT', `/v1/lotes/${lote.uid}`, { corpo: { ...mudancas, revisao: lido.revisao } });
      return true;
    } catch (erro) {
      const recusa = erro as Recusa;
      dizer(recusa.status === 409 ? P.mudou : recusa.message, { tom: 'ruim' });
      return false;
    } finally {
      await lerDeNovo();
    }
  };
  const ordenar = async (nova: readonly NaPagina[]): Promise<boolean> => {
    const sobre = (pedida ?? pagina).map(({ url }) => url);
    pedir(nova);
    const feito = await mudar({ fotosUrls: nova.map(({ url }) => url) }, sobre);
    pedir((atual) => (atual === nova ? null : atual));
    return feito;
  };
  const { mostrados, pego, dito, alca } = useMover({
    itens: pedida ?? pagina,
    chaveDe: ({ url }) => url,
    nomeDe: ({ url }) => P.foto(pagina.findIndex((uma) => uma.url === url) + 1),
    palavras: P,
    lugarEm(x, y) {
      const em = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-lugar]');
      return em ? Number(em.dataset.lugar) : null;
    },
    mostrar: (lugar) =>
      document.querySelector(`.fotos [data-lugar="${lugar}"]`)?.scrollIntoView({ block: 'nearest' }),
    aoSoltar: async ({ nova, de, para }) => ((await ordenar(nova)) ? P.soltou(de + 1, para + 1) : undefined),
  });
  const modelo = data?.modelo ?? null;
  const vistaDe = ({ foto }: NaPagina) => foto?.vista ?? null;
  const ordenadas = modelo === null ? pagina : naOrdemDoModelo(pagina, modelo.posicoes, vistaDe);
  const foraDeOrdem = ordenadas.some(({ url }, i) => url !== pagina[i]?.url);
  const textoDe = (url: string) => lote.fotosDescricoes?.find((uma) => uma.url === url)?.texto ?? '';
  const fechar = () => perguntar(null);

  return (
    <section className="album" aria-label={P.album}>
      {envia && (
        <Receber
          camera
          aoReceber={(arquivos) => fila.enviar(arquivos.map((arquivo) => ({ arquivo, lelUid: lote.uid })))}
        />
      )}
      <Envios fila={fila} />
      {modelo !== null && (
        <Modelo
          modelo={modelo}
          temEnderecos={pagina.some(({ url }) => sha256DaFoto(url) === null)}
          aoReceber={(arquivo, vista) => fila.enviar([{ arquivo, vista, lelUid: lote.uid }])}
          aoOrdenar={
            ordena && foraDeOrdem
              ? async () => {
                  if (await ordenar(ordenadas)) dizer(DoModelo.ordenadas);
                }
              : null
          }
        />
      )}
      {error && (
        <p className="erro" role="alert">
          {error.message}
        </p>
      )}
      <p className="quieto">{pagina.length === 0 ? P.nenhuma : P.explica}</p>
      <p id="como-mover-fotos" className="so-leitor">
        {P.comoMover}
      </p>
      <p className="so-leitor" role="status" aria-live="assertive">
        {dito}
      </p>
      <ol className="fotos">
        {mostrados.map((uma, i) => (
          <li key={uma.url} data-lugar={i} data-pego={pego === uma.url || undefined}>
            <img
              src={miniaturaDe(uma)}
              alt={textoDe(uma.url) || P.foto(i + 1)}
              loading="lazy"
              width={200}
              height={150}
            />
            <p>
              {i === 0 ? <strong>{P.capa}</strong> : <span>{i + 1}</span>}
              {ordena && (
                <Botao
                  variante="leve"
                  icone="arrow-up-down"
                  soIcone
                  className="alca"
                  disabled={!online}
                  aria-describedby="como-mover-fotos"
                  {...alca(uma)}
                >
                  {P.pegar(i + 1)}
                </Botao>
              )}
            </p>
            {modelo !== null && uma.foto !== null && (
              <EscolherVista
                foto={uma.foto}
                modelo={modelo}
                nome={DoModelo.mostra(i + 1)}
                aoMudar={lerDeNovo}
              />
            )}
            <div className="fotos-atos">
              {ordena && i > 0 && (
                <Botao
                  variante="leve"
                  icone="star"
                  soIcone
                  disabled={!online}
                  onClick={() => void ordenar(mover(pedida ?? pagina, i, 0))}
                >
                  {P.fazerCapa(i + 1)}
                </Botao>
              )}
              {uma.foto !== null && especie?.acoes.some(({ nome }) => nome === 'recortar') && (
                <Botao
                  variante="leve"
                  icone="crop"
                  soIcone
                  disabled={!online}
                  onClick={() => perguntar({ qual: uma, o: 'recortar' })}
                >
                  {P.recortar(i + 1)}
                </Botao>
              )}
              {ordena && (
                <Botao
                  variante="leve"
                  icone={textoDe(uma.url) === '' ? 'message-circle' : 'pencil'}
                  soIcone
                  disabled={!online}
                  onClick={() => perguntar({ qual: uma, o: 'descrever' })}
                >
                  {textoDe(uma.url) === '' ? P.descrever(i + 1) : P.descrita(i + 1)}
                </Botao>
              )}
              {(ordena || uma.foto !== null) && (
                <Botao
                  variante="leve"
                  icone="x"
                  soIcone
                  disabled={!online}
                  onClick={() => perguntar({ qual: uma, o: 'retirar' })}
                >
                  {P.retirar(i + 1)}
                </Botao>
              )}
            </div>
          </li>
        ))}
      </ol>
      {fora.length > 0 && (
        <ForaDaPagina
          fotos={fora}
          modelo={modelo}
          aoPor={ordena ? (foto) => mudar({ fotosUrls: [...lote.fotosUrls, foto.url] }) : null}
          aoMudar={() => void lerDeNovo()}
        />
      )}
      {ordena && (
        <Endereco
          aoAcrescentar={(enderecos) =>
            mudar({
              fotosUrls: [...lote.fotosUrls, ...enderecos.filter((um) => !lote.fotosUrls.includes(um))],
            })
          }
        />
      )}
      {pergunta?.o === 'recortar' && pergunta.qual.foto && (
        <Recortar foto={pergunta.qual.foto} aoFechar={fechar} aoMudar={() => void lerDeNovo()} />
      )}
      {pergunta?.o === 'descrever' && (
        <Descrever
          texto={textoDe(pergunta.qual.url)}
          foto={miniaturaDe(pergunta.qual)}
          aoFechar={fechar}
          aoSalvar={async (texto) => {
            const outras = (lote.fotosDescricoes ?? []).filter(
              ({ url }) => url !== pergunta.qual.url && lote.fotosUrls.includes(url),
            );
            const esta = texto === '' ? [] : [{ url: pergunta.qual.url, texto }];
            if (!(await mudar({ fotosDescricoes: [...outras, ...esta] }))) return;
            dizer(P.descricaoSalva);
            fechar();
          }}
        />
      )}
      {pergunta?.o === 'retirar' && (
        <Retirar
          enviada={pergunta.qual.foto !== null}
          aoFechar={fechar}
          aoRetirar={async () => {
            const { foto, url } = pergunta.qual;
            const feita = foto === null ? null : await agirNaFoto(foto, 'retirar');
            const semEla = { fotosUrls: lote.fotosUrls.filter((uma) => uma !== url) };
            if (feita === null && !(await mudar(semEla))) return null;
            await lerDeNovo();
            dizer(P.retirada);
            return feita?.outrosLotes ?? 0;
          }}
        />
      )}
    </section>
  );
}
