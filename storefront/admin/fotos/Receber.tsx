import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ADMIN_FOTOS } from '../../src/palavras/admin-fotos.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useCasa } from '../dados/contexto.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';

const ACEITA = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

/** Where pictures are dropped, pasted, chosen, or taken with a telephone's camera. */
export function Receber({
  aoReceber,
  camera = false,
  children,
}: {
  aoReceber: (arquivos: File[]) => void;
  /** With a way to take one now. */
  camera?: boolean;
  children?: ReactNode;
}) {
  const P = ADMIN_FOTOS[useCasa().configuracao.marca.tipo];
  const online = useOnline();
  const [sobre, ficarSobre] = useState(false);
  const escolha = useRef<HTMLInputElement>(null);
  const foto = useRef<HTMLInputElement>(null);
  const receber = useRef(aoReceber);
  receber.current = aoReceber;
  const tomar = (lista: FileList | null | undefined) => {
    const arquivos = [...(lista ?? [])];
    if (arquivos.length > 0 && online) receber.current(arquivos);
  };
  const tomarJa = useRef(tomar);
  tomarJa.current = tomar;
  useEffect(() => {
    const colar = (evento: ClipboardEvent) => {
      // Text that is pasted into a field is the field's.
      if (evento.clipboardData === null || evento.clipboardData.files.length === 0) return;
      evento.preventDefault();
      tomarJa.current(evento.clipboardData.files);
    };
    document.addEventListener('paste', colar);
    return () => document.removeEventListener('paste', colar);
  }, []);
  const arrastar = (evento: DragEvent) => {
    if (!evento.dataTransfer.types.includes('Files')) return;
    evento.preventDefault();
    ficarSobre(true);
  };
  const campo = (qual: typeof escolha, rotulo: string, capturar: boolean) => (
    <input
      ref={qual}
      type="file"
      className="so-leitor"
      tabIndex={-1}
      aria-label={rotulo}
      accept={ACEITA}
      multiple={!capturar}
      {...(capturar ? { capture: 'environment' as const } : {})}
      onChange={({ currentTarget }) => {
        tomar(currentTarget.files);
        // The same file again is chosen again.
        currentTarget.value = '';
      }}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever does not drag has the buttons in it
    <div
      className="fotos-receber"
      data-sobre={sobre || undefined}
      onDragOver={arrastar}
      onDragLeave={() => ficarSobre(false)}
      onDrop={(evento) => {
        evento.preventDefault();
        ficarSobre(false);
        tomar(evento.dataTransfer.files);
      }}
    >
      <Icone nome="images" tamanho={28} traco={1.5} />
      <p>{P.soltar}</p>
      <div>
        <Botao icone="upload" disabled={!online} onClick={() => escolha.current?.click()}>
          {P.escolher}
        </Botao>
        {camera && (
          <Botao icone="camera" disabled={!online} onClick={() => foto.current?.click()}>
            {P.fotografar}
          </Botao>
        )}
      </div>
      {campo(escolha, P.escolher, false)}
      {camera && campo(foto, P.fotografar, true)}
      <p className="quieto">{P.aceitas}</p>
      {children}
    </div>
  );
}
