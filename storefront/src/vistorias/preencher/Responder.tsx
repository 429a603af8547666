import type { Desenho } from '@martelo/shared/vistorias/desenho';
import type { Assinatura, ItemDaVistoria, Marca, ValorDoItem } from '@martelo/shared/vistorias/itens';
import { useEffect, useId, useRef, useState } from 'react';
import { LerComCamera } from '../../leitor/LerComCamera.tsx';
import { ADMIN_VISTORIAS as P } from '../../palavras/admin-vistorias.ts';
import { Assinar } from './Assinar.tsx';
import { Marcar } from './Marcar.tsx';
import { Botao } from './pecas.tsx';

export interface PropsDeResponder {
  item: Pick<ItemDaVistoria, 'uid' | 'nome' | 'tipo' | 'opcoes' | 'desenho'>;
  /** What the drawing is where the item says none. */
  desenho: Desenho;
  valor: ValorDoItem;
  /** The id of what says more of the item. */
  descritoPor?: string | undefined;
  aoResponder: (valor: ValorDoItem) => void;
  /** A picture that was taken; left out where pictures are not for sending. */
  aoFotografar?: ((arquivo: File) => void) | undefined;
}

/** The control by which an item is answered, by what it asks for; large enough for a glove. */
export function Responder(props: PropsDeResponder) {
  const { item, valor, desenho, aoResponder } = props;
  switch (item.tipo) {
    case 'sim-nao':
      return (
        <Botoes
          {...props}
          opcoes={[
            { valor: true, rotulo: P.sim },
            { valor: false, rotulo: P.nao },
          ]}
        />
      );
    case 'opcao':
      return <Botoes {...props} opcoes={item.opcoes.map((uma) => ({ valor: uma, rotulo: uma }))} />;
    case 'opcoes':
      return <Varias {...props} />;
    case 'foto':
      return <Fotografar {...props} />;
    case 'marcacao':
      return (
        <Marcar
          desenho={item.desenho ?? desenho}
          marcas={Array.isArray(valor) ? (valor as readonly Marca[]) : null}
          aoMudar={aoResponder}
        />
      );
    case 'assinatura':
      return <Assinar valor={ehAssinatura(valor) ? valor : null} aoAssinar={aoResponder} />;
    default:
      return <Escrever {...props} />;
  }
}

export const ehAssinatura = (valor: ValorDoItem): valor is Assinatura =>
  typeof valor === 'object' && valor !== null && 'tracos' in valor;

/** One of few: pressed again, nothing is said any more. */
function Botoes({
  valor,
  aoResponder,
  opcoes,
}: PropsDeResponder & { opcoes: readonly { valor: string | boolean; rotulo: string }[] }) {
  return (
    <div className="opcoes-grandes">
      {opcoes.map((uma) => (
        <button
          key={uma.rotulo}
          type="button"
          aria-pressed={valor === uma.valor}
          onClick={() => aoResponder(valor === uma.valor ? null : uma.valor)}
        >
          {uma.rotulo}
        </button>
      ))}
    </div>
  );
}

function Varias({ item, valor, aoResponder }: PropsDeResponder) {
  const ditas = Array.isArray(valor) ? (valor as readonly string[]) : [];
  const trocar = (uma: string) => {
    const novas = item.opcoes.filter((outra) => (outra === uma) !== ditas.includes(outra));
    aoResponder(novas.length === 0 ? null : novas);
  };
  return (
    <div className="opcoes-grandes">
      {item.opcoes.map((uma) => (
        <button key={uma} type="button" aria-pressed={ditas.includes(uma)} onClick={() => trocar(uma)}>
          {uma}
        </button>
      ))}
    </div>
  );
}

function Fotografar({ item, valor, descritoPor, aoFotografar }: PropsDeResponder) {
  const campo = useRef<HTMLInputElement>(null);
  return (
    <>
      <Botao
        icone="camera"
        className="grande"
        aria-label={`${valor === null ? P.tirarFoto : P.outraFoto}: ${item.nome}`}
        aria-describedby={descritoPor}
        disabled={aoFotografar === undefined}
        onClick={() => campo.current?.click()}
      >
        {valor === null ? P.tirarFoto : P.outraFoto}
      </Botao>
      <input
        ref={campo}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
        capture="environment"
        aria-label={item.nome}
        onChange={({ target }) => {
          const arquivo = target.files?.[0];
          target.value = '';
          if (arquivo) aoFotografar?.(arquivo);
        }}
      />
    </>
  );
}

const COMO = {
  texto: {},
  leitura: { autoCapitalize: 'characters', spellCheck: false },
  numero: { inputMode: 'decimal' },
  video: { inputMode: 'url', placeholder: 'https://' },
  data: { type: 'date' },
} as const;

const emTexto = (valor: ValorDoItem): string =>
  valor === null
    ? ''
    : typeof valor === 'number'
      ? valor.toLocaleString('pt-BR', { maximumFractionDigits: 6, useGrouping: false })
      : String(valor);

/** What is written is answered when one leaves it, or presses Enter. */
function Escrever({ item, valor, descritoPor, aoResponder }: PropsDeResponder) {
  const id = useId();
  const [escrito, escrever] = useState(emTexto(valor));
  useEffect(() => escrever(emTexto(valor)), [valor]);
  const responder = () => {
    const texto = escrito.trim();
    if (texto === emTexto(valor)) return;
    if (texto === '') return aoResponder(null);
    if (item.tipo !== 'numero') return aoResponder(texto);
    const numero = Number(texto.replace(/\.(?=\d{3}(\D|$))/g, '').replace(',', '.'));
    aoResponder(Number.isFinite(numero) ? numero : (texto as never));
  };
  // A page that is put away may never come back.
  const sair = useRef(responder);
  sair.current = responder;
  useEffect(() => {
    const esconder = () => document.visibilityState === 'hidden' && sair.current();
    document.addEventListener('visibilitychange', esconder);
    return () => document.removeEventListener('visibilitychange', esconder);
  }, []);
  const comuns = {
    ...{ id, value: escrito, 'aria-label': item.nome, 'aria-describedby': descritoPor, onBlur: responder },
    onChange: ({ target: { value } }: { target: { value: string } }) => escrever(value),
  };
  if (item.tipo === 'texto') return <textarea {...comuns} rows={3} maxLength={2_000} />;
  const linha = (
    <input
      type="text"
      {...COMO[item.tipo as keyof typeof COMO]}
      {...comuns}
      maxLength={item.tipo === 'video' ? 2_000 : 120}
      onKeyDown={({ key }) => key === 'Enter' && responder()}
    />
  );
  if (item.tipo !== 'leitura') return linha;
  return (
    <>
      {linha}
      <LerComCamera
        {...{ procurado: 'codigo', campo: item.nome, Botao }}
        aoLer={(lido) => {
          escrever(lido);
          aoResponder(lido.slice(0, 120));
        }}
      />
    </>
  );
}
