'use client';

import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { AO_LADO } from '../../palavras/construtor/ao-lado.ts';
import dialogo from '../dialogo.module.css';
import type { PaginaAberta } from '../servidor/pagina.ts';
import estilos from './ao-lado.module.css';

const listadas = z.object({
  docs: z.array(
    z.object({
      id: z.number(),
      titulo: z.string(),
      uri: z.string(),
      hotsite: z.object({ id: z.number(), nome: z.string() }),
    }),
  ),
});
type Listada = z.infer<typeof listadas>['docs'][number];

interface Props {
  /** The page that is open already. */
  atual: number;
  aoAbrir(aberta: PaginaAberta): void;
  aoFechar(): void;
}

/** Any page of any brand one sees, to stand beside the one being edited. */
export function EscolherPagina({ atual, aoAbrir, aoFechar }: Props) {
  const caixa = useRef<HTMLDialogElement>(null);
  const [paginas, setPaginas] = useState<Listada[] | null>(null);
  const [busca, setBusca] = useState('');
  const [erro, setErro] = useState('');
  useEffect(() => {
    caixa.current?.showModal();
    listar()
      .then(setPaginas)
      .catch(() => setErro(AO_LADO.naoFoiPossivelListar));
  }, []);
  const abrir = async (id: number) => {
    setErro('');
    const resposta = await fetch(`/api/construtor/${id}`).catch(() => null);
    if (resposta?.ok) aoAbrir((await resposta.json()) as PaginaAberta);
    else setErro(AO_LADO.estaPaginaNaoAbriu);
  };
  const achadas = (paginas ?? []).filter(
    ({ id, titulo, uri, hotsite }) =>
      id !== atual && `${titulo} ${uri} ${hotsite.nome}`.toLowerCase().includes(busca.trim().toLowerCase()),
  );
  const marcas = [...new Set(achadas.map(({ hotsite }) => hotsite.nome))];
  return (
    <dialog ref={caixa} className={dialogo.dialogo} aria-labelledby="titulo-ao-lado" onClose={aoFechar}>
      <div className={dialogo.cabeca}>
        <h2 id="titulo-ao-lado">{AO_LADO.abrirOutraPagina}</h2>
        <button type="button" aria-label={AO_LADO.fechar} onClick={() => caixa.current?.close()}>
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      {erro && <p className={dialogo.erro}>{erro}</p>}
      <input
        type="search"
        className={dialogo.busca}
        placeholder={AO_LADO.buscarPorTituloEndereco}
        aria-label={AO_LADO.buscarPagina}
        value={busca}
        onChange={({ target }) => setBusca(target.value)}
      />
      {paginas === null && !erro && <p role="status">{AO_LADO.buscandoAsPaginas}</p>}
      {paginas !== null && achadas.length === 0 && <p>{AO_LADO.nenhumaOutraPaginaEncontrada}</p>}
      {marcas.map((marca) => (
        <section key={marca}>
          <h3 className={estilos.marca}>{marca}</h3>
          <ul className={estilos.paginas}>
            {achadas
              .filter(({ hotsite }) => hotsite.nome === marca)
              .map(({ id, titulo, uri }) => (
                <li key={id}>
                  <button type="button" onClick={() => void abrir(id)}>
                    {titulo} <small>/{uri === 'pagina-inicial' ? '' : uri}</small>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </dialog>
  );
}

async function listar(): Promise<Listada[]> {
  const campos = ['titulo', 'uri', 'hotsite'].map((campo) => `select[${campo}]=true`).join('&');
  const resposta = await fetch(
    `/api/paginas?draft=true&pagination=false&limit=0&depth=1&sort=titulo&${campos}`,
  );
  if (!resposta.ok) throw new Error(String(resposta.status));
  return listadas.parse(await resposta.json()).docs;
}
