import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ADMIN_FOTOS } from '../../src/palavras/admin-fotos.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useCasa } from '../dados/contexto.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';

export const ACEITA = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

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
  // Wherever on the page they are let go: a browser would leave the page for the picture.
  useEffect(() => {
    const fim = new AbortController();
    const { signal } = fim;
    const traz = (dados: DataTransfer | null) => dados?.types.includes('Files') ?? false;
    const colar = (evento: ClipboardEvent) => {
      // Text that is pasted into a field is the field's.
      if (evento.clipboardData === null || evento.clipboardData.files.length === 0) return;
      evento.preventDefault();
      tomarJa.current(evento.clipboardData.files);
    };
    const sobrevoar = (evento: DragEvent) => {
      if (!traz(evento.dataTransfer)) return;
      evento.preventDefault();
      ficarSobre(true);
    };
    const sair = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) ficarSobre(false);
    };
    const largar = (evento: DragEvent) => {
      if (!traz(evento.dataTransfer)) return;
      evento.preventDefault();
      ficarSobre(false);
      tomarJa.current(evento.dataTransfer?.files);
    };
    document.addEventListener('paste', colar, { signal });
    document.addEventListener('dragover', sobrevoar, { signal });
    document.addEventListener('dragleave', sair, { signal });
    document.addEventListener('drop', largar, { signal });
    return () => fim.abort();
  }, []);
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
    <div className="fotos-receber" data-sobre={sobre || undefined}>
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
