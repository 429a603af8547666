import { type PapelDeUsuario, ROTULOS_PAPEL } from '@martelo/shared/papeis';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ADMIN_USUARIO } from '../../src/palavras/admin-usuario.ts';
import { useTitulo } from '../casca/titulo.ts';
import type { Recusa } from '../dados/chamar.ts';
import { useProvedor } from '../dados/contexto.tsx';
import { SairSemSalvar } from '../formulario/SairSemSalvar.tsx';
import { CampoDeTexto } from '../partes/CampoDeTexto.tsx';
import { Volta } from '../registro/Moldura.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';
import { mudarPapeis } from './mudar-papeis.ts';
import { ehADois, Papeis } from './Papeis.tsx';

const P = ADMIN_USUARIO.convite;
const CAMPOS = ['nome', 'email', 'telefone', 'fim'] as const;
type Campo = (typeof CAMPOS)[number];

/** Somebody new of the house, in three steps: who they are, what they do, and a last look. Their password is theirs to make, by a letter. */
export function Convite({ recurso }: { recurso: RecursoDescrito }) {
  useTitulo(P.titulo);
  const [passo, ir] = useState(0);
  const [quem, escrever] = useState<Record<Campo, string>>({ nome: '', email: '', telefone: '', fim: '' });
  const [papeis, escolher] = useState<PapelDeUsuario[]>([]);
  const [erros, errar] = useState<Partial<Record<Campo | 'geral', string>>>({});
  const [enviando, enviar] = useState(false);
  const [feito, fazer] = useState(false);
  const provedor = useProvedor();
  const navegar = useNavigate();
  const dizer = useDizer();
  const online = useOnline();
  const titulo = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step begins at its name
  useEffect(() => {
    if (passo > 0) titulo.current?.focus();
  }, [passo]);

  const falta = (): typeof erros => {
    if (passo === 0)
      return {
        ...(quem.nome.trim().length < 2 ? { nome: P.semNome } : {}),
        ...(/^\S+@\S+\.\S+$/.test(quem.email.trim()) ? {} : { email: P.semEmail }),
      };
    return passo === 1 && papeis.length === 0 ? { geral: P.semPapel } : {};
  };
  const convidar = async () => {
    enviar(true);
    const aDois = papeis.filter(ehADois);
    const data = {
      ...Object.fromEntries(CAMPOS.flatMap((um) => (quem[um].trim() === '' ? [] : [[um, quem[um].trim()]]))),
      papeis: papeis.filter((um) => !ehADois(um)),
    };
    try {
      const { data: novo } = await provedor.create(recurso.nome, { data });
      fazer(true);
      let dito: string = P.enviado;
      // What two people grant is asked for once the person is there.
      if (aDois.length > 0)
        dito = await mudarPapeis(novo.uid, papeis, { revisao: novo.revisao, motivo: '' }).then(
          (espera) => (espera ? `${P.enviado} ${ADMIN_USUARIO.permissoes.espera}` : P.enviado),
          (erro: Recusa) => P.convidadoSemPapeis(erro.message),
        );
      dizer(dito);
      navegar(`/${recurso.rotaDeUm}/${novo.uid}`, { replace: true });
    } catch (erro) {
      const recusa = erro as Recusa;
      const ditos = recusa.mensagens.flatMap((uma) => {
        const [, campo, problema] = /^(nome|email|telefone|fim): (.+)$/s.exec(uma) ?? [];
        return campo === undefined ? [] : [[campo, problema]];
      });
      errar(ditos.length > 0 ? Object.fromEntries(ditos) : { geral: recusa.message });
      if (ditos.length > 0) ir(0);
      enviar(false);
    }
  };
  const avancar = (evento: FormEvent) => {
    evento.preventDefault();
    const faltam = falta();
    errar(faltam);
    if (Object.keys(faltam).length > 0) return;
    if (passo < 2) ir(passo + 1);
    else if (!enviando && online) void convidar();
  };
  const sujo = !feito && (papeis.length > 0 || CAMPOS.some((um) => quem[um] !== ''));
  return (
    <div className="pagina registro">
      <Volta recurso={recurso} />
      <header className="registro-topo">
        <h1>{P.titulo}</h1>
      </header>
      <form className="convite" noValidate onSubmit={avancar}>
        <h2 ref={titulo} tabIndex={-1}>
          {P.passo(passo + 1, P.passos.length, P.passos[passo]!)}
        </h2>
        {erros.geral && (
          <p className="erro" role="alert">
            {erros.geral}
          </p>
        )}
        {passo === 0 && (
          <div className="campos um-por-linha">
            {CAMPOS.map((campo) => (
              <Linha
                key={campo}
                campo={campo}
                valor={quem[campo]}
                erro={erros[campo]}
                mudar={(valor) => escrever((antes) => ({ ...antes, [campo]: valor }))}
              />
            ))}
          </div>
        )}
        {passo === 1 && (
          <Papeis
            escolhidos={papeis}
            mudar={(novos) => {
              escolher(novos);
              errar({});
            }}
          />
        )}
        {passo === 2 && (
          <div className="convite-confira">
            <p className="cartao-valor">{quem.nome}</p>
            <p>{papeis.map((papel) => ROTULOS_PAPEL[papel]).join(', ')}</p>
            <p className="quieto">{P.carta(quem.email.trim())}</p>
            {papeis.some(ehADois) && (
              <p className="nota">
                {P.aDois(
                  papeis
                    .filter(ehADois)
                    .map((papel) => ROTULOS_PAPEL[papel])
                    .join(', '),
                )}
              </p>
            )}
          </div>
        )}
        <footer className="formulario-acoes">
          <Botao type="submit" variante="primario" esperando={enviando} disabled={passo === 2 && !online}>
            {passo < 2 ? P.avancar : P.convidar}
          </Botao>
          {passo > 0 && <Botao onClick={() => ir(passo - 1)}>{P.voltar}</Botao>}
        </footer>
      </form>
      <SairSemSalvar sujo={sujo && !enviando} />
    </div>
  );
}

function Linha({
  campo,
  valor,
  erro,
  mudar,
}: {
  campo: Campo;
  valor: string;
  erro: string | undefined;
  mudar: (valor: string) => void;
}) {
  const opcional = campo === 'telefone' || campo === 'fim';
  return (
    <CampoDeTexto
      rotulo={P[campo]}
      {...(opcional && { nota: P.opcional })}
      {...(campo === 'fim' && { type: 'date', ajuda: P.fimAjuda })}
      inputMode={campo === 'email' ? 'email' : campo === 'telefone' ? 'tel' : undefined}
      maxLength={200}
      autoComplete="off"
      {...{ value: valor, erro, mudar }}
    />
  );
}
