'use client';

import { ArrowRight, DoorOpen, Sparkles } from 'lucide-react';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import estilos from '../assistente/assistente.module.css';
import { Campo } from '../assistente/Campo.tsx';
import { pedidoDoRascunho, pedirA, type Resposta } from '../assistente/chamadas.ts';
import { Progresso } from '../assistente/Progresso.tsx';
import { CoresDePartida } from '../assistente/passos/CoresDePartida.tsx';
import { Marca } from '../assistente/passos/Marca.tsx';
import type { Andamento } from '../assistente/pedido.ts';
import { FALTAS, type Faltas, type Rascunho, rascunhoNovo } from '../assistente/rascunho.ts';
import { CAPITAIS } from '../marca/capitais.ts';
import { PRIMEIRA_HORA } from '../palavras/primeira-hora.ts';

interface Aberta {
  falta: 'conta' | 'marca';
  expiraEm: string;
  obra?: Andamento | null;
}
type Estado =
  | { passo: 'lendo' }
  | { passo: 'fechada'; titulo: string; frase: string }
  | { passo: 'conta' | 'marca'; expiraEm: string }
  | { passo: 'obra'; obra: Andamento };

const chamar = <T,>(caminho: string, corpo: object) => pedirA<T>('/api/primeira-hora', caminho, corpo);
const daUid = {
  perguntar: (uid: string) => pedirA<Andamento>('/api/primeira-hora', `/${uid}`),
  retomar: (uid: string) => pedirA<Andamento>('/api/primeira-hora', `/${uid}/retomar`, {}),
};
const hora = (iso: string): string =>
  new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short' }).format(new Date(iso));

/** From nothing to `/admin`: who administers, the first brand, and the way in. Each step is a form; the heading takes the focus. */
export function PrimeiraHora({ endereco }: { endereco: string }) {
  const [estado, setEstado] = useState<Estado>({ passo: 'lendo' });
  const token = useRef('');
  const titulo = useRef<HTMLHeadingElement>(null);
  const { passo } = estado;

  const abrir = useCallback((resposta: Resposta<Aberta>) => {
    if (!resposta.ok) {
      const encerrada = resposta.codigo === 'PRIMEIRA_HORA_ENCERRADA';
      return setEstado({
        passo: 'fechada',
        titulo: encerrada ? PRIMEIRA_HORA.encerrada : PRIMEIRA_HORA.naoConferido,
        frase: resposta.frase,
      });
    }
    const { falta, expiraEm, obra } = resposta.valor;
    setEstado(obra ? { passo: 'obra', obra } : { passo: falta, expiraEm });
  }, []);
  const conferir = useCallback(async () => {
    setEstado({ passo: 'lendo' });
    // Behind the `#` it goes into no log and to no other site.
    token.current = window.location.hash.slice(1);
    if (token.current === '')
      return setEstado({
        passo: 'fechada',
        titulo: PRIMEIRA_HORA.encerrada,
        frase: PRIMEIRA_HORA.semLink,
      });
    abrir(await chamar<Aberta>('/conferir', { token: token.current }));
  }, [abrir]);
  useEffect(() => {
    void conferir();
    window.addEventListener('hashchange', conferir);
    return () => window.removeEventListener('hashchange', conferir);
  }, [conferir]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step, and at no other time
  useEffect(() => {
    titulo.current?.focus({ preventScroll: true });
  }, [passo]);

  if (estado.passo === 'obra')
    return (
      <Progresso
        inicial={estado.obra}
        endereco={endereco}
        previa={null}
        {...daUid}
        aoTerminar={() => {}}
        depois={(site) => (
          <>
            <p>{PRIMEIRA_HORA.agora}</p>
            <p className={estilos.botoes}>
              <a className={estilos.forte} href={`${site}/login?retorno=%2Fadmin`}>
                {PRIMEIRA_HORA.entrarNaAdministracao} <ArrowRight size={18} aria-hidden="true" />
              </a>
            </p>
          </>
        )}
      />
    );
  if (estado.passo === 'lendo' || estado.passo === 'fechada')
    return (
      <main className={estilos.pronta}>
        <DoorOpen size={48} aria-hidden="true" />
        <h1 ref={titulo} tabIndex={-1}>
          {estado.passo === 'lendo' ? PRIMEIRA_HORA.lendo : estado.titulo}
        </h1>
        {estado.passo === 'fechada' && (
          <>
            <p role="alert">{estado.frase}</p>
            <p className={estilos.botoes}>
              <button type="button" className={estilos.leve} onClick={() => void conferir()}>
                {PRIMEIRA_HORA.tentarDeNovo}
              </button>
              <a className={estilos.leve} href="/admin">
                {PRIMEIRA_HORA.irAoPainel}
              </a>
            </p>
          </>
        )}
      </main>
    );
  return (
    <main className={estilos.tela}>
      <header className={estilos.topo}>
        <strong>
          <Sparkles size={18} aria-hidden="true" /> {PRIMEIRA_HORA.titulo}
        </strong>
        <ol className={estilos.trilha} aria-label={PRIMEIRA_HORA.passos}>
          {[PRIMEIRA_HORA.voce, PRIMEIRA_HORA.marca, PRIMEIRA_HORA.noAr].map((nome, i) => {
            const agora = estado.passo === 'conta' ? 0 : 1;
            return (
              <li
                key={nome}
                data-feito={i < agora || undefined}
                aria-current={i === agora ? 'step' : undefined}
              >
                <span className={estilos.ida}>
                  <span className={estilos.numero} aria-hidden="true">
                    {i + 1}
                  </span>
                  {nome}
                </span>
              </li>
            );
          })}
        </ol>
        <span className={estilos.sair}>{PRIMEIRA_HORA.vale(hora(estado.expiraEm))}</span>
      </header>
      <div className={estilos.so}>
        {estado.passo === 'conta' ? (
          <Conta titulo={titulo} token={token} aoFechar={abrir} />
        ) : (
          <PrimeiraMarca
            titulo={titulo}
            token={token}
            endereco={endereco}
            aoFechar={abrir}
            aoComecar={(obra) => setEstado({ passo: 'obra', obra })}
          />
        )}
      </div>
    </main>
  );
}

interface PropsParte {
  titulo: React.RefObject<HTMLHeadingElement | null>;
  token: React.RefObject<string>;
  /** What the link opens after this step, or that it opens nothing any more. */
  aoFechar(resposta: Resposta<Aberta>): void;
}

function Conta({ titulo, token, aoFechar }: PropsParte) {
  const [dados, setDados] = useState({ nome: '', email: '', senha: '', repetida: '' });
  const { erro, faltas, esperando, enviar, recomecar } = useEnvio(aoFechar);
  const campo = (nome: keyof typeof dados) => ({
    ...{ nome, falta: faltas[nome], value: dados[nome], maxLength: nome === 'nome' ? 120 : 200 },
    onChange: ({ target }: { target: HTMLInputElement }) => {
      recomecar();
      setDados({ ...dados, [nome]: target.value });
    },
  });
  const { nome, email, senha, repetida } = dados;
  return (
    <Formulario
      titulo={titulo}
      frase={PRIMEIRA_HORA.quemE}
      intro={PRIMEIRA_HORA.quemEIntro}
      erro={erro}
      esperando={esperando}
      botao={PRIMEIRA_HORA.criarConta}
      aoEnviar={() =>
        enviar(
          {
            ...(nome.trim().length < 2 ? { nome: PRIMEIRA_HORA.digaSeuNome } : {}),
            ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
              ? {}
              : { email: PRIMEIRA_HORA.confiraOEmail }),
            ...([...senha.trim()].length < 12 ? { senha: PRIMEIRA_HORA.senhaCurta } : {}),
            ...(senha === repetida ? {} : { repetida: PRIMEIRA_HORA.senhasDiferentes }),
          },
          () =>
            chamar<Aberta>('/conta', { token: token.current, nome: nome.trim(), email: email.trim(), senha }),
          (aberta) => aoFechar({ ok: true, valor: aberta }),
        )
      }
    >
      <Campo rotulo={PRIMEIRA_HORA.nome} autoComplete="name" {...campo('nome')} />
      <Campo
        rotulo={PRIMEIRA_HORA.email}
        type="email"
        autoComplete="username"
        ajuda={PRIMEIRA_HORA.emailAjuda}
        {...campo('email')}
      />
      <Campo
        rotulo={PRIMEIRA_HORA.senha}
        type="password"
        autoComplete="new-password"
        ajuda={PRIMEIRA_HORA.senhaAjuda}
        {...campo('senha')}
      />
      <Campo
        rotulo={PRIMEIRA_HORA.repita}
        type="password"
        autoComplete="new-password"
        {...campo('repetida')}
      />
    </Formulario>
  );
}

function PrimeiraMarca({
  titulo,
  token,
  endereco,
  aoFechar,
  aoComecar,
}: PropsParte & { endereco: string; aoComecar(obra: Andamento): void }) {
  const [rascunho, setRascunho] = useState<Rascunho>(rascunhoNovo);
  const { erro, faltas, esperando, enviar, recomecar } = useEnvio(aoFechar);
  const mudar = (mudanca: Partial<Rascunho> | ((atual: Rascunho) => Rascunho)) => {
    recomecar();
    setRascunho((atual) => (typeof mudanca === 'function' ? mudanca(atual) : { ...atual, ...mudanca }));
  };
  const { latitude, longitude } = rascunho;
  const cidade = CAPITAIS.find((uma) => uma.latitude === latitude && uma.longitude === longitude);
  return (
    <Formulario
      titulo={titulo}
      frase={PRIMEIRA_HORA.qualMarca}
      erro={erro}
      esperando={esperando}
      botao={PRIMEIRA_HORA.criarMarca}
      aoEnviar={() =>
        enviar(
          { ...FALTAS[0]?.(rascunho), ...FALTAS[3]?.(rascunho) },
          () => chamar<Andamento>('/marca', { token: token.current, marca: pedidoDoRascunho(rascunho) }),
          aoComecar,
        )
      }
    >
      <Marca rascunho={rascunho} mudar={mudar} faltas={faltas} endereco={endereco} />
      <CoresDePartida legenda={PRIMEIRA_HORA.cor} {...{ rascunho, mudar }} />
      <Cidade cidade={cidade?.cidade ?? ''} falta={faltas.latitude} aoEscolher={mudar} />
    </Formulario>
  );
}

function Cidade({
  cidade,
  falta,
  aoEscolher,
}: {
  cidade: string;
  falta: string | undefined;
  aoEscolher(lugar: { latitude: number; longitude: number }): void;
}) {
  return (
    <div className={estilos.campo}>
      <label htmlFor="marca-latitude">{PRIMEIRA_HORA.cidade}</label>
      <select
        id="marca-latitude"
        aria-describedby="marca-latitude-ajuda"
        aria-invalid={falta ? true : undefined}
        value={cidade}
        onChange={({ target }) => {
          const escolhida = CAPITAIS.find((uma) => uma.cidade === target.value);
          if (escolhida) aoEscolher({ latitude: escolhida.latitude, longitude: escolhida.longitude });
        }}
      >
        <option value="" disabled>
          –
        </option>
        {CAPITAIS.map(({ cidade: nome, uf }) => (
          <option key={nome} value={nome}>
            {nome}, {uf}
          </option>
        ))}
      </select>
      <p id="marca-latitude-ajuda" className={falta ? estilos.falta : estilos.ajuda}>
        {falta ?? PRIMEIRA_HORA.cidadeAjuda}
      </p>
    </div>
  );
}

/** One step's sending: what is missing is said at its field, and the first of it takes the focus. */
function useEnvio(aoFechar: (resposta: Resposta<Aberta>) => void) {
  const [erro, setErro] = useState('');
  const [faltas, setFaltas] = useState<Faltas & Record<string, string | undefined>>({});
  const [esperando, setEsperando] = useState(false);
  async function enviar<T>(
    achadas: Record<string, string | undefined>,
    pedir: () => Promise<Resposta<T>>,
    feito: (valor: T) => void,
  ): Promise<void> {
    if (esperando) return;
    setErro('');
    setFaltas(achadas);
    const [primeira] = Object.keys(achadas);
    if (primeira) {
      document.getElementById(`marca-${primeira}`)?.focus();
      return;
    }
    setEsperando(true);
    const resposta = await pedir();
    setEsperando(false);
    if (resposta.ok) feito(resposta.valor);
    else if (resposta.codigo === 'PRIMEIRA_HORA_ENCERRADA') aoFechar(resposta);
    else setErro(resposta.frase);
  }
  /** What was said is of what stood there. */
  const recomecar = () => {
    setErro('');
    setFaltas({});
  };
  return { erro, faltas, esperando, enviar, recomecar };
}

function Formulario({
  titulo,
  frase,
  intro,
  erro,
  esperando,
  botao,
  aoEnviar,
  children,
}: {
  titulo: React.RefObject<HTMLHeadingElement | null>;
  frase: string;
  intro?: string;
  erro: string;
  esperando: boolean;
  botao: string;
  aoEnviar(): Promise<void>;
  children: ReactNode;
}) {
  return (
    <form
      noValidate
      className={estilos.passo}
      onSubmit={(evento: FormEvent) => {
        evento.preventDefault();
        void aoEnviar();
      }}
    >
      <h1 ref={titulo} tabIndex={-1}>
        {frase}
      </h1>
      {intro && <p className={estilos.intro}>{intro}</p>}
      {children}
      <p role="alert" className={estilos.recusa}>
        {erro}
      </p>
      <div className={estilos.botoes}>
        <button type="submit" className={estilos.forte} aria-disabled={esperando}>
          {esperando ? (
            PRIMEIRA_HORA.aguarde
          ) : (
            <>
              {botao} <ArrowRight size={18} aria-hidden="true" />
            </>
          )}
        </button>
      </div>
    </form>
  );
}
