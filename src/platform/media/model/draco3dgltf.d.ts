declare module 'draco3dgltf/draco_decoder_gltf_nodejs.js' {
  /** Starts the decoder, whose program is a file beside the script unless `locateFile` says otherwise. */
  const createDecoder: (options: { readonly locateFile?: () => string }) => Promise<object>;
  export = createDecoder;
}

declare module 'draco3dgltf/draco_encoder_gltf_nodejs.js' {
  const createEncoder: (options: object) => Promise<object>;
  export = createEncoder;
}
