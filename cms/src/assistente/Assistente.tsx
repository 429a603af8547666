'use client';

import { ArrowLeft, ArrowRight, Check, Sparkles, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { saoCores } from '../marca/leitura-do-tema.ts';
import { Miniatura } from '../marca/Miniatura.tsx';
import { ASSISTENTE } from '../palavras/assistente.ts';
import estilos from './assistente.module.css';
import {
  conferir,
  conferirAdministrador,
  enviarPedido,
  pedirRetomada,
  perguntarAndamento,
} from './chamadas.ts';
import { Progresso } from './Progresso.tsx';
import { Administracao } from './passos/Administracao.tsx';
import { Conferir } from './passos/Conferir.tsx';
import { Contato } from './passos/Contato.tsx';
import { Ilustracoes } from './passos/Ilustracoes.tsx';
import { Marca } from './passos/Marca.tsx';
import type { PropsPasso } from './passos/passo.ts';
import { Visual } from './passos/Visual.tsx';
import type { Andamento } from './pedido.ts';
import {
  FALTAS,
  type Faltas,
  guardarRascunho,
  lerRascunho,
  type Rascunho,
  rascunhoNovo,
} from './rascunho.ts';

const PASSOS = [
  { nome: ASSISTENTE.marca, titulo: ASSISTENTE.comoSeChama, Corpo: Marca },
  { nome: ASSISTENTE.visual, titulo: ASSISTENTE.asCoresDaMarca, Corpo: Visual },
  { nome: ASSISTENTE.ilustracoes, titulo: ASSISTENTE.oJeitoDasImagens, Corpo: Ilustracoes },
  { nome: ASSISTENTE.contato, titulo: ASSISTENTE.ondeEncontrarAMarca, Corpo: Contato },
  { nome: ASSISTENTE.administracao, titulo: ASSISTENTE.quemVaiAdministrar, Corpo: Administracao },
  { nome: ASSISTENTE.conferir, titulo: ASSISTENTE.tudoCerto, Corpo: Conferir },
] as const;

/** From a name to a live site in six steps. Each step is a form: Enter goes on, and the heading takes the focus. */
export function Assistente({ endereco, retomar }: { endereco: string; retomar: Andamento | null }) {
  const [rascunho, setRascunho] = useState<Rascunho>(rascunhoNovo);
  const [faltas, setFaltas] = useState<Faltas>({});
  const [recusa, setRecusa] = useState('');
  const [esperando, setEsperando] = useState(false);
  const [obra, setObra] = useState<Andamento | null>(retomar);
  const titulo = useRef<HTMLHeadingElement>(null);
  const aberto = useRef(false);
  // Until the script is in charge a form would be sent as plain HTML: nothing can be pressed before.
  const [pronto, setPronto] = useState(false);

  useEffect(() => {
    setRascunho(lerRascunho());
    aberto.current = true;
    setPronto(true);
  }, []);
  useEffect(() => {
    if (pronto) titulo.current?.closest('form')?.querySelector<HTMLInputElement>('#marca-nome')?.focus();
  }, [pronto]);
  useEffect(() => {
    if (aberto.current) guardarRascunho(rascunho);
  }, [rascunho]);

  const mudar: PropsPasso['mudar'] = (mudanca) => {
    setRascunho((atual) => (typeof mudanca === 'function' ? mudanca(atual) : { ...atual, ...mudanca }));
    setFaltas({});
    setRecusa('');
  };
  const irPara = (passo: number) => {
    setRascunho((atual) => ({ ...atual, passo }));
    setFaltas({});
    setRecusa('');
    requestAnimationFrame(() => {
      titulo.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    });
  };

  const passo = Math.min(rascunho.passo, PASSOS.length - 1);
  const avancar = async (evento: FormEvent) => {
    evento.preventDefault();
    if (esperando) return;
    let achadas: Faltas = FALTAS[passo]?.(rascunho) ?? {};
    setEsperando(true);
    try {
      if (passo === 0 && Object.keys(achadas).length === 0) {
        const resposta = await conferir(rascunho.subdominio, rascunho.dominio);
        if (!resposta.ok) return setRecusa(resposta.frase);
        achadas = Object.fromEntries(Object.entries(resposta.valor).filter(([, frase]) => frase !== null));
      }
      if (
        PASSOS[passo]?.Corpo === Administracao &&
        rascunho.administra === 'outra' &&
        Object.keys(achadas).length === 0
      ) {
        const resposta = await conferirAdministrador(rascunho);
        if (!resposta.ok) achadas = { emailDoAdministrador: resposta.frase };
      }
      setFaltas(achadas);
      const [primeira] = Object.keys(achadas);
      if (primeira) return document.getElementById(`marca-${primeira}`)?.focus();
      if (passo < PASSOS.length - 1) return irPara(passo + 1);
      const resposta = await enviarPedido(rascunho);
      if (!resposta.ok) return setRecusa(resposta.frase);
      setObra(resposta.valor);
    } finally {
      setEsperando(false);
    }
  };

  const previa = saoCores(rascunho.cores) && (
    <Miniatura
      nome={rascunho.nome || ASSISTENTE.suaMarca}
      tipo={rascunho.tipo}
      cores={rascunho.cores}
      logo={rascunho.logo}
      estilo={rascunho.estilo}
    />
  );
  if (obra)
    return (
      <Progresso
        previa={obra.uid === rascunho.uid ? previa : null}
        inicial={obra}
        endereco={endereco}
        perguntar={perguntarAndamento}
        retomar={pedirRetomada}
        aoTerminar={() => {
          aberto.current = false;
          guardarRascunho(null);
        }}
        depois={(_, obra) => (
          <>
            <p>{ASSISTENTE.noAr}</p>
            <p className={estilos.botoes}>
              <a className={estilos.forte} href={`/admin/collections/hotsites/${obra.hotsiteId}`}>
                {ASSISTENTE.verOQueFalta} <ArrowRight size={18} aria-hidden="true" />
              </a>
              <a className={estilos.leve} href="/admin">
                {ASSISTENTE.irAoInicio}
              </a>
            </p>
          </>
        )}
        aoParar={
          <a className={estilos.leve} href="/admin">
            {ASSISTENTE.irAoInicio}
          </a>
        }
      />
    );

  const { titulo: frase, Corpo } = PASSOS[passo]!;
  return (
    <main className={estilos.tela}>
      <header className={estilos.topo}>
        <strong>
          <Sparkles size={18} aria-hidden="true" /> {ASSISTENTE.novaMarca}
        </strong>
        <ol className={estilos.trilha} aria-label={ASSISTENTE.passos}>
          {PASSOS.map(({ nome }, i) => (
            <li
              key={nome}
              data-feito={i < passo || undefined}
              aria-current={i === passo ? 'step' : undefined}
            >
              <button type="button" className={estilos.ida} disabled={i >= passo} onClick={() => irPara(i)}>
                <span className={estilos.numero} aria-hidden="true">
                  {i < passo ? <Check size={14} /> : i + 1}
                </span>
                {nome}
              </button>
            </li>
          ))}
        </ol>
        <a href="/admin" className={estilos.sair}>
          <X size={18} aria-hidden="true" /> {ASSISTENTE.sair}
        </a>
      </header>
      <div className={estilos.colunas} data-largo={passo === 1 || undefined}>
        <form
          onSubmit={(evento) => void avancar(evento)}
          noValidate
          inert={!pronto}
          className={estilos.passo}
        >
          <h1 ref={titulo} tabIndex={-1}>
            {frase}
          </h1>
          <Corpo rascunho={rascunho} mudar={mudar} faltas={faltas} endereco={endereco} />
          <p role="alert" className={estilos.recusa}>
            {recusa}
          </p>
          <div className={estilos.botoes}>
            {passo > 0 && (
              <button type="button" className={estilos.leve} onClick={() => irPara(passo - 1)}>
                <ArrowLeft size={18} aria-hidden="true" /> {ASSISTENTE.voltar}
              </button>
            )}
            <button type="submit" className={estilos.forte} aria-disabled={esperando}>
              {passo === PASSOS.length - 1 ? (
                <>
                  <Sparkles size={18} aria-hidden="true" />{' '}
                  {esperando ? ASSISTENTE.aguarde : ASSISTENTE.criarAMarca}
                </>
              ) : (
                <>
                  {ASSISTENTE.continuar} <ArrowRight size={18} aria-hidden="true" />
                </>
              )}
            </button>
          </div>
        </form>
        <aside className={estilos.vitrine} aria-label={ASSISTENTE.previaDoSite}>
          {previa}
          <p>{ASSISTENTE.comoVaiNascer}</p>
        </aside>
      </div>
    </main>
  );
}
