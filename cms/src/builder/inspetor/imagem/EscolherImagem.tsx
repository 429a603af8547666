'use client';

import type { Imagem } from '@martelo/shared/pagina';
import { Folder, FolderOpen, Images, Search, Upload } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { IMAGEM } from '../../../palavras/construtor/imagem.ts';
import { useComandos } from '../../contexto.ts';
import dialogos from '../../dialogo.module.css';
import { Dialogo } from '../Dialogo.tsx';
import { Descrever } from './Descrever.tsx';
import estilos from './imagem.module.css';
import {
  enderecoMiniatura,
  listarMidia,
  listarPastas,
  listarUsos,
  type MidiaAchada,
  type Pasta,
} from './midia.ts';
import { useEnvio } from './useEnvio.ts';

interface Props {
  aoEscolher(imagem: Imagem): void;
  aoFechar(): void;
}

const ESPERA_MS = 200;

/** The brand's pictures, in their folders, and the way to bring a new one: a button, or dropped anywhere here. */
export function EscolherImagem({ aoEscolher, aoFechar }: Props) {
  const { hotsiteId } = useComandos();
  const [busca, setBusca] = useState('');
  const [pasta, setPasta] = useState<string | null>(null);
  const [pastas, setPastas] = useState<Pasta[]>([]);
  const [achadas, setAchadas] = useState<{ imagens: MidiaAchada[]; total: number } | null>(null);
  const [marcada, setMarcada] = useState<MidiaAchada | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  const [sobre, setSobre] = useState(false);
  const arquivo = useRef<HTMLInputElement>(null);
  const envio = useEnvio(aoEscolher);

  useEffect(() => {
    void listarPastas(hotsiteId).then((resultado) => resultado.ok && setPastas(resultado.valor));
  }, [hotsiteId]);
  useEffect(() => {
    let vale = true;
    const relogio = setTimeout(
      async () => {
        const resultado = await listarMidia(hotsiteId, busca.trim(), pasta);
        if (!vale) return;
        if (resultado.ok) setAchadas(resultado.valor);
        setErro(resultado.ok ? null : resultado.mensagem);
      },
      busca ? ESPERA_MS : 0,
    );
    return () => {
      vale = false;
      clearTimeout(relogio);
    };
  }, [hotsiteId, busca, pasta]);

  const largar = (evento: DragEvent) => {
    evento.preventDefault();
    setSobre(false);
    void envio.receber(evento.dataTransfer.files[0]);
  };
  const total = pastas.reduce((soma, { imagens }) => soma + imagens, 0);
  return (
    <Dialogo titulo={IMAGEM.imagensDaMarca} largo aoFechar={aoFechar}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here; the button does the same */}
      <div
        className={estilos.biblioteca}
        data-sobre={sobre || undefined}
        onDragOver={(evento) => {
          evento.preventDefault();
          setSobre(true);
        }}
        onDragLeave={(evento) => {
          if (!evento.currentTarget.contains(evento.relatedTarget as Node | null)) setSobre(false);
        }}
        onDrop={largar}
      >
        <div className={estilos.topo}>
          <label className={estilos.busca}>
            <Search size={16} aria-hidden="true" />
            <input
              type="search"
              placeholder={IMAGEM.buscarPelaDescricao}
              aria-label={IMAGEM.buscarImagem}
              value={busca}
              onChange={(evento) => setBusca(evento.target.value)}
            />
          </label>
          <button type="button" className={dialogos.forte} onClick={() => arquivo.current?.click()}>
            <Upload size={16} aria-hidden="true" /> {IMAGEM.enviarImagem}
          </button>
          <input
            ref={arquivo}
            type="file"
            hidden
            accept="image/png,image/jpeg,image/webp,image/avif,image/svg+xml"
            onChange={(evento) => {
              void envio.receber(evento.target.files?.[0]);
              evento.target.value = '';
            }}
          />
        </div>
        {(envio.erro ?? erro) && (
          <p className={dialogos.erro} role="alert">
            {envio.erro ?? erro}
          </p>
        )}
        {envio.espera && <Descrever espera={envio.espera} envio={envio} pasta={pasta ?? ''} />}
        <div className={estilos.colunas}>
          <nav aria-label={IMAGEM.pastas} className={estilos.pastas}>
            <Filtro
              nome={IMAGEM.todas}
              quantas={total}
              Icone={Images}
              ativo={pasta === null}
              aoEscolher={() => setPasta(null)}
            />
            {pastas.map(({ caminho, imagens }) => (
              <Filtro
                key={caminho}
                nome={caminho.split('/').at(-1) || IMAGEM.foraDePastas}
                recuo={caminho.split('/').length - 1}
                quantas={imagens}
                Icone={pasta === caminho ? FolderOpen : Folder}
                ativo={pasta === caminho}
                aoEscolher={() => setPasta(caminho)}
              />
            ))}
          </nav>
          <div className={estilos.grade}>
            <p className={estilos.quantas} role="status">
              {achadas && dizerQuantas(achadas.total, achadas.imagens.length, busca)}
            </p>
            <ul>
              {achadas?.imagens.map((achada) => (
                <li key={achada.imagem.id}>
                  <button
                    type="button"
                    aria-pressed={marcada?.imagem.id === achada.imagem.id}
                    title={achada.imagem.alt}
                    onClick={() => setMarcada(achada)}
                    onDoubleClick={() => aoEscolher(achada.imagem)}
                  >
                    <img
                      src={enderecoMiniatura(achada.imagem.url, '') ?? ''}
                      alt={achada.imagem.alt || achada.arquivo}
                      loading="lazy"
                    />
                  </button>
                </li>
              ))}
            </ul>
          </div>
          {marcada && <Ficha achada={marcada} aoEscolher={() => aoEscolher(marcada.imagem)} />}
        </div>
        {sobre && <p className={estilos.solte}>{IMAGEM.solteParaEnviar}</p>}
      </div>
    </Dialogo>
  );
}

function Filtro({
  nome,
  recuo = 0,
  quantas,
  Icone,
  ativo,
  aoEscolher,
}: {
  nome: string;
  recuo?: number;
  quantas: number;
  Icone: typeof Folder;
  ativo: boolean;
  aoEscolher(): void;
}) {
  return (
    <button
      type="button"
      aria-current={ativo || undefined}
      style={{ paddingLeft: 10 + recuo * 14 }}
      onClick={aoEscolher}
    >
      <Icone size={16} aria-hidden="true" />
      <span>{nome}</span>
      <small>{quantas}</small>
    </button>
  );
}

/** What is known of the marked picture, and the way to take it. */
function Ficha({ achada, aoEscolher }: { achada: MidiaAchada; aoEscolher(): void }) {
  const { imagem, arquivo, bytes } = achada;
  const [usos, setUsos] = useState<string[] | null>(null);
  useEffect(() => {
    let vale = true;
    setUsos(null);
    void listarUsos(imagem.id).then((resultado) => vale && resultado.ok && setUsos(resultado.valor));
    return () => {
      vale = false;
    };
  }, [imagem.id]);
  return (
    <aside className={estilos.ficha} aria-label={IMAGEM.imagemMarcada}>
      <img src={enderecoMiniatura(imagem.url, '', 800) ?? ''} alt="" />
      <p>{imagem.alt}</p>
      <dl>
        <dt>{IMAGEM.arquivo}</dt>
        <dd>{arquivo}</dd>
        <dt>{IMAGEM.tamanho}</dt>
        <dd>{IMAGEM.medidas(imagem.largura, imagem.altura, Math.max(1, Math.round(bytes / 1_000)))}</dd>
        <dt>{IMAGEM.ondeAparece}</dt>
        <dd>
          {usos === null ? '…' : usos.length === 0 ? IMAGEM.emLugarNenhumAinda : usos.slice(0, 4).join(', ')}
        </dd>
      </dl>
      <button type="button" className={dialogos.forte} onClick={aoEscolher}>
        {IMAGEM.usarEstaImagem}
      </button>
    </aside>
  );
}

function dizerQuantas(total: number, mostradas: number, busca: string): string {
  if (total === 0) return busca ? IMAGEM.nenhumaImagemComEsse : IMAGEM.nenhumaImagemAquiAinda;
  return total > mostradas ? IMAGEM.asMaisNovas(mostradas, total) : '';
}
